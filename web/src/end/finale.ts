/** The board while the last scoring is shown: nothing is gone or given before its act. */
import { centre, type Effect } from '../board/effects';
import { SIDE } from '../board/types';
import type { EngineHost } from '../engine/host';
import type { Entry, Figure, Happening, Region, Returned, Screen, Stock } from '../engine/types';
import { isFinal, type Act, type Moment, type Scene } from './acts';

/** What is seen at a moment of the last scoring. */
export interface Finale {
  /** Figures that still stand. */
  figures: readonly Figure[];
  /** What everyone has so far. */
  scores: readonly number[];
  /** The feature that is scored. */
  region: number | null;
  /** The points that are given. */
  effects: readonly Effect[];
}

/** Why a game has ended by its rules. */
export type EndReason = { what: 'tiles' } | { what: 'walls' } | { what: 'closed'; sides: number };

export function reasonOf(chronicle: readonly Entry[], screen: Screen): EndReason {
  const closed = chronicle.at(-1)?.happenings.find(({ what }) => what === 'rim-closed');
  if (closed?.what !== 'rim-closed' || !screen.wall) return { what: 'tiles' };
  if (closed.sides <= screen.wall.last) return { what: 'closed', sides: closed.sides };
  return { what: screen.bag.left === 0 ? 'tiles' : 'walls' };
}

const SEPARATE = 1000;

/** Whether a figure is one that came back from a tile; a tile seldom holds two of a player. */
function isFrom({ seat, x, y }: Figure, home: Returned): boolean {
  return (
    seat === home.seat &&
    Math.floor(x / SEPARATE) === home.spot.x &&
    Math.floor(y / SEPARATE) === home.spot.y
  );
}

/** Figures without some that came back, each of which takes one away. */
export function without(figures: readonly Figure[], homes: readonly Returned[]): Figure[] {
  const left = [...figures];
  for (const home of homes) {
    const at = left.findIndex((figure) => figure.figure !== 'guard' && isFrom(figure, home));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const returned = (happening: Happening): readonly Returned[] =>
  happening.what === 'scored' ? happening.returned : [];

/** The figures that stood when the last scoring began: those before the last ply, and what it did. */
export function figuresBefore(host: EngineHost, chronicle: readonly Entry[]): Figure[] {
  const last = chronicle.at(-1);
  if (!last) return [];
  const then = host.at(last.ply - 1).screen(last.seat, []);
  const homes = last.happenings.filter((it) => !isFinal(it)).flatMap(returned);
  const figures = [...then.figures, ...newOf(then, last)];
  return without(figures, homes);
}

/** The figure that the last ply placed; the screen before it knows where. */
function newOf({ choices }: Screen, { text, seat }: Entry): Figure[] {
  const choice = choices.find((it) => it.text === text);
  if (!choice?.at || !choice.figure || seat === null || choice.kind === 'unwrap') return [];
  const [x, y] = choice.at;
  return [{ seat, figure: choice.figure, big: choice.figure === 'big', x, y }];
}

/**
 * What a seat has in its supply while some figures stand that will be back in the end, when only those
 * of `left` are still on the board.
 */
export function supplyWith(
  supply: readonly Stock[],
  seat: number,
  standing: readonly Figure[],
  left: readonly Figure[],
): Stock[] {
  const count = (figures: readonly Figure[], kind: Stock['figure']): number =>
    figures.filter(
      (it) => it.seat === seat && (it.figure === 'farmer' ? 'meeple' : it.figure) === kind,
    ).length;
  return supply.map(({ figure, left: all }) => {
    const out = count(standing, figure) - count(left, figure);
    return { figure, left: Math.max(all - Math.max(out, 0), 0) };
  });
}

function regionOf({ why }: Scene, regions: readonly Region[]): Region | undefined {
  const named = new Set(why?.spots.map(({ x, y, part }) => `${x},${y},${part}`));
  return regions.find(({ spot: { x, y, part } }) => named.has(`${x},${y},${part}`));
}

/** What is seen at a moment. */
export function finaleAt(
  acts: readonly Act[],
  at: Moment,
  scores: readonly number[],
  before: readonly Figure[],
  regions: readonly Region[],
): Finale {
  const shown = [
    ...acts.slice(0, at.act).flatMap(({ scenes }) => scenes),
    ...(acts[at.act]?.scenes.slice(0, at.scene) ?? []),
  ];
  const figures = without(
    before,
    shown.flatMap(({ why }) => why?.returned ?? []),
  );
  const scene = acts[at.act]?.scenes[at.scene];
  const region = scene && regionOf(scene, regions);
  return {
    figures,
    scores,
    region: region?.id ?? null,
    effects: scene ? effectOf(`finale ${at.act}.${at.scene}`, scene, region) : [],
  };
}

function effectOf(key: string, { gains, cells }: Scene, region: Region | undefined): Effect[] {
  if (cells.length === 0) return [];
  const points = cells.map(([x, y]) => ({ x, y }));
  const given = gains.flatMap((points, seat) => (points === 0 ? [] : [{ seat, points }]));
  return [
    {
      key,
      kind: 'score',
      at: centre(points, SIDE),
      gains: given,
      cells: points,
      path: region?.path,
    },
  ];
}
