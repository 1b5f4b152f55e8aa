/** A game that is chosen, in a sentence. */
import type { ReadingName } from '../i18n/generated';
import type { Catalogue, Language } from '../i18n/index.svelte';
import type { StandIns } from '../engine/types';
import { namesOf } from '../game/words';
import { wishOf, type Form, type Play } from './form';
import { readBy, type Reading } from './readings';

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
  const name = t.names.game[play.game];
  return [name, ...plainly(t, language, play), ...apart(t, language, play)].join(', ');
}

/** What is chosen of a game. */
function plainly(t: Catalogue, language: Language, play: Play): string[] {
  const words = t.setup;
  if (play.game === 'city') return play.guards ? [words.withGuards] : [];
  const names = play.expansions.map((expansion) => words.expansions.short[expansion]);
  return [
    words.edited[play.edition],
    ...(names.length > 0 ? [words.with(list(language, names))] : []),
    ...(play.farmers ? [] : [words.withoutFarmers]),
  ];
}

/** What makes a game another one than its box: tiles of someone else, and rules read otherwise. */
export function apart(t: Catalogue, language: Language, play: Play): string[] {
  const sets = play.tiles.map(({ name }) => t.tiles.quoted(name));
  const read = readBy(play).map((reading) => readingWords(t, reading).short);
  return [
    ...(sets.length > 0 ? [t.tiles.playedWith(list(language, sets))] : []),
    ...(read.length > 0 ? [t.setup.otherwise.read(list(language, read))] : []),
  ];
}

/** What another reading of the rules is called. */
export function readingWords(t: Catalogue, reading: Reading): Explained {
  const { name, short, line } = t.setup.otherwise.readings;
  const key = reading.replace(' ', '-') as KeyOf<Reading>;
  return { name: name[key], short: short[key], line: line[key] };
}

/** A reading as texts are chosen by it: a key has no spaces. */
type KeyOf<Name extends string> = Name extends `${infer Key} ${infer Value}`
  ? `${Key}-${Value}` & ReadingName
  : never;

interface Explained {
  name: string;
  short: string;
  line: string;
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

/** Which tiles are not known exactly, and why; nothing where all are. */
export function unknown(
  t: Catalogue,
  language: Language,
  sets: readonly StandIns[],
): string | null {
  const told = sets.map(({ set, pieces, stand_ins }) =>
    t.setup.standIns(set, pieces, stand_ins === pieces ? null : stand_ins),
  );
  return told.length === 0 ? null : t.setup.notKnown(list(language, told));
}

function list(language: Language, names: string[]): string {
  return new Intl.ListFormat(language).format(names);
}
