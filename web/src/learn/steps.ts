/** What a lesson is made of: real positions, and what is to be done in them. */
import type { Choice, Feature, FeatureName, Happening, Screen, Spot } from '../engine/types';
import type { Light } from '../rules/figures';
import type { Cell, Story } from '../rules/telling';

/** The seat of whoever learns. */
export const YOU = 0;

/** A turn that is about to be committed, or a position that is looked at. */
export interface Attempt {
  actions: readonly Choice[];
  /** The table after them. */
  screen: Screen;
  inspect(spot: Spot): Feature | null;
}

/** Says whether a part of what was asked for has been done. */
export type Goal = (attempt: Attempt) => boolean;

interface Begins {
  /** The position, or nothing to go on with the one before. */
  from?: Story;
  /** Plies that happen first. */
  then?: readonly string[];
  /** What is lit. */
  lights?: readonly Light[];
}

/** A turn has to be played. */
export interface PlayStep extends Begins {
  kind: 'play';
  /** Each has a hint that is given while it is not reached; the first one first. */
  goals: readonly Goal[];
  /** Actions that reach them all. */
  solution: readonly string[];
  /** What chance says as soon as the tile lies. */
  chance?: readonly string[];
  /** Whether figures are put down in this step. */
  figures?: boolean;
}

/** How many points, or who? The engine knows. */
export interface AskStep extends Begins {
  kind: 'ask';
  /** Numbers of points, or lists of seats. */
  options: readonly number[] | readonly (readonly number[])[];
  answer: (attempt: Attempt) => number | readonly number[];
  /** A draft that the question is about. */
  draft?: readonly string[];
}

export type Step = PlayStep | AskStep;

/** Steps by their names, in order. */
export type Steps = Readonly<Record<string, Step>>;

/** More parts than any tile has. */
const PARTS = 16;

/** A feature by a cell it lies on, and what it is. */
export function featureAt(
  { inspect }: Pick<Attempt, 'inspect'>,
  [x, y]: Cell,
  kind: FeatureName,
  nth = 0,
): Feature | null {
  const parts = Array.from({ length: PARTS }, (_, part) => inspect({ x, y, part }));
  return parts.filter((feature) => feature?.kind === kind)[nth] ?? null;
}

function kindOf({ screen }: Attempt, choice: Choice): FeatureName | null {
  return screen.regions.find(({ id }) => id === choice.region)?.kind ?? null;
}

function happens(attempt: Attempt, test: (happening: Happening) => boolean): boolean {
  return attempt.screen.happened.some(test);
}

/** The tile is laid on this cell. */
export const laidOn =
  (x: number, y: number): Goal =>
  ({ actions }) =>
    actions.some(({ kind, cell }) => kind === 'place' && cell?.[0] === x && cell[1] === y);

/** A feature has grown to so many tiles. */
export const grown =
  (at: Cell, kind: FeatureName, tiles: number): Goal =>
  (attempt) =>
    (featureAt(attempt, at, kind)?.tiles.length ?? 0) >= tiles;

/** A feature is complete. */
export const complete =
  (at: Cell, kind: FeatureName): Goal =>
  (attempt) =>
    featureAt(attempt, at, kind)?.complete === true;

/** A figure is put on a feature of this kind. */
export const putOn =
  (feature: FeatureName, figure: Choice['figure'] = null): Goal =>
  ({ actions, screen, inspect }) =>
    actions.some(
      (choice) =>
        choice.kind === 'put' &&
        (figure === null || choice.figure === figure) &&
        // A figure that comes home at once leaves no trace on the table.
        (choice.spot
          ? inspect(choice.spot)?.kind
          : kindOf({ actions, screen, inspect }, choice)) === feature,
    );

/** Something of this kind is chosen. */
export const chosen =
  (kind: Choice['kind']): Goal =>
  ({ actions }) =>
    actions.some((choice) => choice.kind === kind);

/** You score a feature of this kind. */
export const scores =
  (kind: FeatureName): Goal =>
  (attempt) =>
    happens(
      attempt,
      (it) => it.what === 'scored' && it.feature === kind && it.winners.includes(YOU),
    );

/** Something happens, such as an arrow's activation. */
export const brings =
  (what: Happening['what']): Goal =>
  (attempt) =>
    happens(attempt, (it) => it.what === what);

/** A figure is put on another tile than the one that is laid. */
export const putElsewhere: Goal = ({ actions }) => {
  const laid = actions.find(({ kind }) => kind === 'place')?.cell;
  return actions.some(
    ({ kind, spot }) =>
      kind === 'put' && spot !== null && (spot.x !== laid?.[0] || spot.y !== laid[1]),
  );
};

/** What a feature would bring its owner if the game ended now. */
export const worthNow =
  (at: Cell, kind: FeatureName, nth = 0) =>
  (attempt: Attempt): number =>
    featureAt(attempt, at, kind, nth)?.points_now ?? 0;

/** Who gets the points of what is scored. */
export const winners = ({ screen }: Attempt): readonly number[] =>
  screen.happened.flatMap((it) => (it.what === 'scored' ? it.winners : []));
