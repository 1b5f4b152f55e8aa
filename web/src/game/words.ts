/** Sentences about a game, made from what a language has to say. */
import type { Sitter } from '../app/shelf';
import type {
  Cell,
  Choice,
  FeatureName,
  Happening,
  Region,
  Seated,
  SymbolName,
  Why,
} from '../engine/types';
import { isolated } from '../i18n/bidi';
import type { Catalogue } from '../i18n/index.svelte';
import type { Told } from './session.svelte';

/** What everyone at a table is called, seat by seat. */
export function namesOf(t: Catalogue, sitters: readonly Sitter[]): string[] {
  const people = sitters.filter(({ kind }) => kind === 'human').length;
  const names = sitters.map((sitter, seat) => {
    if (sitter.name !== '') return isolated(sitter.name);
    if (sitter.kind === 'bot') return t.bot(...styled(sitter.bot ?? ''));
    return people > 1 ? t.player(seat + 1) : t.you;
  });
  // Two bots of a level would else be one to the eye.
  return names.map((name, seat) => {
    const same = names.flatMap((other, n) => (other === name ? [n] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

/** A bot's level and style, by its name. */
export function styled(bot: string): [level: string, style: string | null] {
  const [level = '', style = null] = bot.split('+');
  return [level, style];
}

/** The points of someone if the game ended now. */
export function totalOf({ shares }: Seated): number {
  return shares.reduce((sum, { points }) => sum + points, 0);
}

/** What a choice is called; the symbol of an arrow is told by whoever knows the tiles. */
export function labelOf(
  t: Catalogue,
  choice: Choice,
  regions: readonly Region[],
  symbolAt: (cell: Cell) => SymbolName | null = () => null,
): string {
  const feature: FeatureName | null =
    regions.find((region) => region.id === choice.region)?.kind ?? null;
  switch (choice.kind) {
    case 'pass':
      return t.none;
    case 'recall':
      return t.recall;
    case 'put':
      return t.putFigure(choice.figure ?? 'meeple', feature);
    case 'unwrap': {
      const gift = choice.gift ? t.unwrap(choice.gift) : choice.text;
      return choice.figure ? `${gift} (${t.putFigure(choice.figure, feature)})` : gift;
    }
    case 'arrow': {
      const symbol = choice.cell && symbolAt(choice.cell);
      return symbol ? t.arrow(symbol) : t.arrowAlone;
    }
    case 'gate':
    case 'wall':
    case 'guard':
    case 'tower':
      return choice.side ? t.piece(choice.kind, choice.side) : choice.text;
    case 'place':
      return t.yourTile;
  }
}

/** A line of the log. */
export interface Line {
  id: string;
  /** Who it is about. */
  seats: readonly number[];
  text: string;
  /** Whether points were given. */
  scores: boolean;
}

/** The sum behind some points; nothing where they are not counted. */
export function sumOf(t: Catalogue, { terms, feature }: Why): string | null {
  const told = terms.map(({ what, count, each }) => t.names.term(what, count, each, feature));
  return told.length === 0 ? null : told.join(' + ');
}

/** What was scored, as a sentence. */
export function scoredWords(t: Catalogue, why: Why): string {
  return t.event.scored(why.occasion, why.feature, sumOf(t, why), why.points);
}

/** Several names as one: `Ann, Ben and Cleo`. */
export function allOf(t: Catalogue, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const before = names.slice(0, -1).reduce((said, name) => t.names.listMiddle(said, name));
  return t.names.listEnd(before, last);
}

/** The line about something that happened; not everything is worth one. */
export function lineOf(t: Catalogue, { id, happening }: Told): Line | null {
  const { event } = t;
  const line = (text: string, seats: readonly number[] = [], scores = false): Line => ({
    id,
    seats,
    text,
    scores,
  });
  switch (happening.what) {
    case 'drawn':
    case 'over':
      return null;
    case 'begins':
      return line(event.begins, [happening.seat]);
    case 'boxed':
      return line(event.boxed);
    case 'laid':
      return line(event.laid(t.names.cell(happening.x, happening.y)), [happening.seat]);
    case 'spare-returned':
      return line(event.spareReturned);
    case 'activated':
      return line(event.activated(happening.symbol), [happening.seat]);
    case 'bonus':
      return line(event.bonus(happening.points), [happening.seat], true);
    case 'gift-received':
      return line(event.giftReceived, [happening.seat]);
    case 'deck-refilled':
      return line(event.deckRefilled);
    case 'unwrapped':
      return line(event.unwrapped(happening.gift), [happening.seat]);
    case 'retreated':
      return line(event.retreated(happening.left, happening.points), [happening.seat], true);
    case 'put':
      return line(event.put(happening.figure, happening.feature), [happening.seat]);
    case 'moved':
      return line(event.moved(happening.figure, happening.feature), [happening.seat]);
    case 'scored':
      return happening.winners.length > 0
        ? line(scoredWords(t, happening), happening.winners, true)
        : line(event.unowned(happening.occasion, happening.feature));
    case 'another-turn':
      return line(event.anotherTurn, [happening.seat]);
    case 'went-home':
      return line(event.wentHome, [...new Set(happening.seats)]);
    case 'gifts-left':
      return line(event.giftsLeft(happening.gifts, happening.points), [happening.seat], true);
    case 'gate':
    case 'wall':
    case 'guard':
      return line(event[happening.what](happening.side), [happening.seat]);
    case 'tower':
      return line(event.tower(happening.walls, happening.points), [happening.seat], true);
    case 'rim-closed':
      return line(event.rimClosed);
  }
}

/** What a draft would bring about, as far as it is worth a word. */
export function consequences(
  t: Catalogue,
  happened: readonly Happening[],
  names: string[],
): string[] {
  const nameOf = (seat: number): string => names[seat] ?? '';
  const all = (seats: readonly number[]): string => allOf(t, seats.map(nameOf));
  const again = happened.some(({ what }) => what === 'another-turn');
  return happened.flatMap((happening) => {
    switch (happening.what) {
      case 'scored':
        return happening.winners.length > 0
          ? [
              t.would.score(
                happening.occasion,
                happening.feature,
                happening.points,
                all(happening.winners),
              ),
            ]
          : [t.would.nobody(happening.occasion, happening.feature)];
      case 'retreated':
        return [t.would.retreat(nameOf(happening.seat), happening.points)];
      case 'bonus':
        return [t.would.bonus(nameOf(happening.seat), happening.points)];
      case 'tower':
        return [t.would.tower(nameOf(happening.seat), happening.points)];
      case 'unwrapped':
        return [t.would.used(happening.gift)];
      case 'activated':
        // What it brings is said when it comes.
        return happening.symbol === 'repeat' && again ? [] : [t.would.arrow(happening.symbol)];
      case 'gift-received':
        return [t.would.gift];
      case 'another-turn':
        return [t.would.again];
      case 'rim-closed':
        return [t.would.close];
      default:
        return [];
    }
  });
}
