/** The last scoring of a game as acts that can be shown one after the other. */
import type { Cell, Entry, FeatureName, Happening, Why } from '../engine/types';

export type ActName =
  'roads' | 'cities' | 'abbeys' | 'fields' | 'gifts' | 'streets' | 'markets' | 'homes' | 'guards';

/** One thing that is scored. */
export interface Scene {
  /** What each seat gains. */
  gains: number[];
  cells: Cell[];
  /** How it is counted; nothing for gifts. */
  why: Why | null;
  gifts: number;
}

export interface Act {
  name: ActName;
  scenes: Scene[];
  /** What each seat gains in all of it. */
  gains: number[];
}

/** In this order they are shown. */
const ORDER: readonly ActName[] = [
  'roads',
  'streets',
  'cities',
  'markets',
  'abbeys',
  'fields',
  'homes',
  'guards',
  'gifts',
];

const ACTS: Readonly<Record<FeatureName, ActName>> = {
  road: 'roads',
  street: 'streets',
  city: 'cities',
  market: 'markets',
  abbey: 'abbeys',
  garden: 'abbeys',
  field: 'fields',
  homes: 'homes',
  guard: 'guards',
};

/** Whether something belongs to the end of the game and not to its last turn. */
export function isFinal(happening: Happening): boolean {
  switch (happening.what) {
    case 'scored':
      return happening.occasion === 'final' || happening.occasion === 'closed';
    case 'gifts-left':
    case 'rim-closed':
    case 'over':
      return true;
    default:
      return false;
  }
}

function sum(all: readonly number[][], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    all.reduce((total, gains) => total + (gains[seat] ?? 0), 0),
  );
}

function sceneOf(happening: Happening, seats: number): [ActName, Scene] | null {
  const gains = (points: number, to: readonly number[]): number[] =>
    Array.from({ length: seats }, (_, seat) => (to.includes(seat) ? points : 0));
  if (happening.what === 'gifts-left') {
    const { seat, points, gifts } = happening;
    return ['gifts', { gains: gains(points, [seat]), cells: [], why: null, gifts }];
  }
  if (happening.what !== 'scored' || !isFinal(happening)) return null;
  const { points, winners, tiles } = happening;
  if (winners.length === 0 || points === 0) return null;
  return [
    ACTS[happening.feature],
    { gains: gains(points, winners), cells: tiles, why: happening, gifts: 0 },
  ];
}

/** The acts of a game that is over; those where nothing was scored are left out. */
export function actsOf(chronicle: readonly Entry[]): Act[] {
  const last = chronicle.at(-1);
  const seats = last?.scores.length ?? 0;
  const scenes = new Map<ActName, Scene[]>();
  for (const entry of chronicle) {
    for (const happening of entry.happenings) {
      const [act, scene] = sceneOf(happening, seats) ?? [];
      if (act && scene) scenes.set(act, [...(scenes.get(act) ?? []), scene]);
    }
  }
  return ORDER.flatMap((name) => {
    const all = scenes.get(name);
    if (!all) return [];
    // The largest fields decide games, so they come while everyone still looks.
    if (name === 'fields') all.sort((one, other) => worth(other) - worth(one));
    const gains = sum(
      all.map((scene) => scene.gains),
      seats,
    );
    return [{ name, scenes: all, gains }];
  });
}

function worth({ gains }: Scene): number {
  return Math.max(...gains, 0);
}

/** What everyone had before the last scoring. */
export function scoresBefore(chronicle: readonly Entry[], acts: readonly Act[]): number[] {
  const scores = chronicle.at(-1)?.scores ?? [];
  const gained = sum(
    acts.map(({ gains }) => gains),
    scores.length,
  );
  return scores.map((score, seat) => score - (gained[seat] ?? 0));
}

/** Where a show is: a scene of an act, or past the last one. */
export interface Moment {
  act: number;
  scene: number;
}

export function nextScene(acts: readonly Act[], { act, scene }: Moment): Moment {
  const more = scene + 1 < (acts[act]?.scenes.length ?? 0);
  return more ? { act, scene: scene + 1 } : { act: act + 1, scene: 0 };
}

/** What everyone has while a moment is shown, its own gains among them. */
export function scoresAt(acts: readonly Act[], before: readonly number[], at: Moment): number[] {
  const done = acts.slice(0, at.act).map(({ gains }) => gains);
  const shown = acts[at.act]?.scenes.slice(0, at.scene + 1).map(({ gains }) => gains) ?? [];
  return sum([[...before], ...done, ...shown], before.length);
}

/** For how long a scene is shown, in milliseconds: many in a row are told faster. */
export function lasts(act: Act | undefined): number {
  const many = act?.scenes.length ?? 1;
  return Math.min(1000, Math.max(320, 2800 / many));
}
