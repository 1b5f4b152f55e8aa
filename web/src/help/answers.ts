/** Answers to what is typed, as lines of text. */
import { SIDE } from '../board/types';
import type { Choice, Feature, Region, SideLetter } from '../engine/types';
import { ruledBy, type Ruled } from '../game/refusal';
import type { Session } from '../game/session.svelte';
import { completed } from '../game/stage';
import { allOf, lineOf, namesOf } from '../game/words';
import type { QuestionName } from '../i18n/generated';
import type { Catalogue } from '../i18n/index.svelte';
import { meant, type Question } from './command';

/** What is answered: a text, or one that rests on a rule. */
export type Line = string | Ruled;

/** More than anyone wants to hear at once. */
const MOST = 24;

/** Where to ask for what lies on a side, in parts of a tile: on the edge, but still on the tile. */
const PROBES: Readonly<Record<SideLetter, readonly [x: number, y: number]>> = {
  N: [0.5, 0.03],
  E: [0.97, 0.5],
  S: [0.5, 0.97],
  W: [0.03, 0.5],
};

export function answer(t: Catalogue, session: Session, question: Question): string[] {
  const words = t.help.command;
  switch (question) {
    case 'help':
      return [words.hint, ...questionsOf(t).map((both) => both.join(' – '))];
    case 'bag': {
      if (!session.aids.bag) return [words.noAid];
      const { left, faces } = session.base.bag;
      const some = faces.filter(([, count]) => count > 0);
      return [words.bag(left, some.map(([face, count]) => `${face} × ${count}`).join(', '))];
    }
    case 'score': {
      const names = namesOf(t, session.sitters);
      return session.screen.seats.map(({ score, shares }, seat) => {
        const sum = shares.reduce((total, { points }) => total + points, 0);
        return words.score(names[seat] ?? '', score, session.aids.projection ? sum : null);
      });
    }
    case 'last':
      return story(t, session, false);
    case 'why':
      return story(t, session, true);
    case 'legal':
      return [legal(t, session)];
  }
}

/** What can be typed, and what it gives. */
export function questionsOf(t: Catalogue): [word: string, means: string][] {
  const { word, means } = t.help.command;
  return (Object.keys(word) as QuestionName[]).map((name) => [word[name], means[name]]);
}

/** Everything that can be done or done differently. */
export function movesOf(session: Session): readonly Choice[] {
  const { choices, placements, offer } = session;
  const all = [...choices, ...placements, ...offer.among];
  return [...new Map(all.map((choice) => [choice.text, choice])).values()];
}

/** Proposes moves one after the other, as far as they are understood; says what became of them. */
export function propose(t: Catalogue, session: Session, moves: readonly string[]): Line[] {
  const lines: Line[] = [];
  for (const typed of moves) {
    const { choice, line } = understood(t, session, typed);
    lines.push(line);
    if (!choice) return lines;
    if (choice.kind === 'place') lay(session, choice);
    else session.choose(choice.text);
  }
  return session.canCommit ? [...lines, t.help.command.canCommit] : lines;
}

function understood(
  t: Catalogue,
  session: Session,
  typed: string,
): { choice: Choice | null; line: Line } {
  const words = t.help.command;
  const not = (line: Line) => ({ choice: null, line });
  if (!session.mine) return not(words.notYou);
  // What comes next is more likely meant than what was decided before.
  const next = meant(session.choices, typed);
  const found = next.length > 0 ? next : meant(movesOf(session), typed);
  const [choice] = found;
  if (!choice) return not(unmatched(t, session, typed));
  if (found.length > 1) return not(words.several(shortened(t, found)));
  return { choice, line: words.proposed(choice.text) };
}

/** Why nothing that can be chosen is called that: a rule forbids it, or it is no move. */
function unmatched(t: Catalogue, session: Session, typed: string): Line {
  const refusal = session.refusal(typed);
  return refusal ? ruledBy(t, refusal, namesOf(t, session.sitters)) : t.help.command.noMatch(typed);
}

/** The features of a tile, or of one of its sides. */
export function regionsAt(
  t: Catalogue,
  session: Session,
  x: number,
  y: number,
  side: SideLetter | null,
): string[] {
  const { screen } = session;
  const features = side === null ? onTile(session, x, y) : onSide(session, x, y, PROBES[side]);
  if (!screen.tiles.some((tile) => tile.x === x && tile.y === y) || features.length === 0) {
    return [t.help.command.noTile(x, y)];
  }
  return features.map((feature) => described(t, session, feature));
}

function described(t: Catalogue, session: Session, feature: Feature): string {
  const words = t.help.command;
  const names = namesOf(t, session.sitters);
  const who = feature.strength.map(([seat, count]) => words.figures(names[seat] ?? '', count));
  const { points_now: now, points_if_completed } = feature;
  const worth =
    now === points_if_completed
      ? words.done(now)
      : words.worth(now, completed(t, feature), feature.kind);
  return [
    words.region(feature.kind, feature.complete, feature.tiles.length),
    ...(who.length > 0 ? who : [words.empty]),
    ...(session.aids.preview ? [worth] : []),
    ...(feature.gaps.length > 0 ? [words.open(feature.gaps.length)] : []),
  ].join(', ');
}

function onTile(session: Session, x: number, y: number): Feature[] {
  const features = new Map<number, Feature>();
  for (let part = 0; ; part++) {
    const feature = session.inspect({ x, y, part });
    if (!feature) return [...features.values()];
    features.set(feature.region, feature);
  }
}

function onSide(
  session: Session,
  x: number,
  y: number,
  [dx, dy]: readonly [number, number],
): Feature[] {
  const context = document.createElement('canvas').getContext('2d');
  const [px, py] = [(x + dx) * SIDE, (y + dy) * SIDE];
  const covers = ({ path }: Region): boolean =>
    context?.isPointInPath(new Path2D(path), px, py, 'evenodd') ?? false;
  const found = session.screen.regions.filter(covers);
  // Roads lie on fields.
  const region = found.find(({ kind }) => kind !== 'field') ?? found[0];
  const feature = region && session.inspect(region.spot);
  return feature ? [feature] : [];
}

/** The last turn, or the last points and what they were given for. */
function story(t: Catalogue, session: Session, scores: boolean): string[] {
  const names = namesOf(t, session.sitters);
  const lines = session.told.flatMap((told) => {
    const line = lineOf(t, told);
    return line && (!scores || line.scores) ? [{ ...line, turn: told.entry.turn }] : [];
  });
  const last = lines.at(-1)?.turn;
  const texts = lines
    .filter(({ turn }) => turn === last)
    .map(({ seats, text }) => [
      allOf(
        t,
        seats.map((seat) => names[seat] ?? ''),
      ),
      text,
    ])
    .map(([who = '', text = '']) => (who ? t.help.command.by(who, text) : text));
  return texts.length > 0 ? texts : [t.help.command.nothing];
}

function legal(t: Catalogue, session: Session): string {
  const words = t.help.command;
  const { choices, aids } = session;
  const shown = aids.spots ? choices : choices.filter(({ kind }) => kind !== 'place');
  if (shown.length > 0) return words.legal(shown.length, shortened(t, shown));
  return choices.length > 0 ? words.noAid : words.none;
}

function shortened(t: Catalogue, choices: readonly Choice[]): string {
  const texts = choices.slice(0, MOST).map(({ text }) => text);
  const rest = choices.length - texts.length;
  return [...texts, ...(rest > 0 ? [t.help.command.more(rest)] : [])].join('; ');
}

/** Lays the tile as it is meant, turning it as a finger would. */
function lay(session: Session, { face, cell, text }: Choice): void {
  if (!cell) return;
  if (face !== null && face !== session.face) session.pick(face);
  for (let turns = 0; turns < 4 && session.placed?.text !== text; turns++) session.tap(...cell);
}
