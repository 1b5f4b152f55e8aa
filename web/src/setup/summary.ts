/** A game that is chosen, in a sentence. */
import type { Catalogue, Language } from '../i18n/index.svelte';
import { namesOf } from '../game/words';
import { wishOf, type Form, type Play } from './form';

export function summary(
  t: Catalogue,
  language: Language,
  form: Form,
  tiles: number | null,
): string {
  return t.setup.summary(played(t, language, form), who(t, language, form), tiles);
}

/** What is played. */
export function played(t: Catalogue, language: Language, play: Play): string {
  const words = t.setup;
  const { name } = words.games[play.game];
  if (play.game === 'city') return play.guards ? `${name}, ${words.withGuards}` : name;
  const names = play.expansions.map((expansion) => words.expansions[expansion].short);
  return [
    name,
    words.edited(play.edition),
    ...(names.length > 0 ? [words.with(list(language, names))] : []),
    ...(play.farmers ? [] : [words.withoutFarmers]),
  ].join(', ');
}

function who(t: Catalogue, language: Language, form: Form): string {
  const words = t.setup;
  const { sitters } = wishOf(form);
  const names = namesOf(t, sitters).map((name) => (name === t.you ? words.you : name));
  const people = names.filter((_, seat) => sitters[seat]?.kind === 'human');
  const bots = names.filter((_, seat) => sitters[seat]?.kind === 'bot');
  if (people.length === 0) return words.watching(list(language, bots));
  const [one] = people;
  if (one !== undefined && people.length === 1) return words.against(one, list(language, bots));
  return list(language, names);
}

function list(language: Language, names: string[]): string {
  return new Intl.ListFormat(language).format(names);
}
