/** Kinds of tiles in an order that eyes can search, and what of them is looked for. */
import type { EdgeName, Face, Sign } from '../engine/types';

/** What a tile can be asked for. */
export type Trait = Exclude<EdgeName, 'field' | 'homes'> | Sign;

/** What is looked for; what is not said does not matter. */
export interface Wanted {
  /** Names of faces, if only some come into question. */
  among: ReadonlySet<string> | null;
  /** All of these. */
  traits: ReadonlySet<Trait>;
  /** Sides in their order around the tile, however it is turned; nothing is anything. */
  edges: readonly (EdgeName | null)[];
}

export const ANYTHING: Wanted = {
  among: null,
  traits: new Set(),
  edges: [null, null, null, null],
};

export function wantsAnything({ among, traits, edges }: Wanted): boolean {
  return among === null && traits.size === 0 && edges.every((edge) => edge === null);
}

/** From what stands out most to what is everywhere. */
const EDGES: readonly EdgeName[] = ['city', 'market', 'street', 'road', 'river', 'homes', 'field'];

const SIGNS: readonly Sign[] = [
  'abbey',
  'shield',
  'cathedral',
  'inn',
  'garden',
  'arrow',
  'public',
  'historic',
  'spring',
  'lake',
];

function turned<T>(sides: readonly T[], by: number): T[] {
  return sides.map((_, side) => sides[(side + by) % sides.length] as T);
}

/** The same for all tiles whose sides agree once they are turned. */
export function signature(edges: readonly EdgeName[]): string {
  const ranks = edges.map((edge) => EDGES.indexOf(edge));
  return (
    ranks
      .map((_, by) => turned(ranks, by).join(''))
      .sort()
      .at(0) ?? ''
  );
}

function signs(face: Face): string {
  return face.signs
    .map((sign) => SIGNS.indexOf(sign))
    .sort()
    .join();
}

/** By their sides, then by what is printed on them. */
export function sorted(faces: readonly Face[]): Face[] {
  const key = new Map(faces.map((face) => [face, `${signature(face.edges)} ${signs(face)}`]));
  const keyOf = (face: Face): string => key.get(face) ?? '';
  return [...faces].sort(
    (one, other) =>
      keyOf(one).localeCompare(keyOf(other), 'en') || one.name.localeCompare(other.name, 'en'),
  );
}

export function traitsOf(face: Face): Set<Trait> {
  const edges = face.edges.filter((edge) => edge !== 'field' && edge !== 'homes');
  return new Set<Trait>([...edges, ...face.signs]);
}

/** Whatever tells some of the faces from others. */
export function traitsAmong(faces: readonly Face[]): Trait[] {
  const all = faces.map(traitsOf);
  return [...EDGES, ...SIGNS].filter((trait): trait is Trait => {
    const many = all.filter((of) => (of as Set<string>).has(trait)).length;
    return many > 0 && many < faces.length;
  });
}

/** What the sides of these faces show. */
export function edgesAmong(faces: readonly Face[]): EdgeName[] {
  const all = new Set(faces.flatMap(({ edges }) => edges));
  return EDGES.filter((edge) => all.has(edge));
}

export function answers(face: Face, { among, traits, edges }: Wanted): boolean {
  const of = traitsOf(face);
  return (
    (among === null || among.has(face.name)) &&
    [...traits].every((trait) => of.has(trait)) &&
    face.edges.some((_, by) =>
      turned(face.edges, by).every((edge, side) => edges[side] == null || edges[side] === edge),
    )
  );
}

/** A kind of tile and how many of it can still come. */
export interface Stack {
  face: Face;
  left: number;
  total: number;
}

/** Those that answer, in order, with the used-up ones last. */
export function stacksOf(
  faces: readonly Face[],
  counts: readonly (readonly [face: string, left: number, total: number])[],
  wanted: Wanted,
): Stack[] {
  const known = new Map(counts.map(([name, left, total]) => [name, { left, total }]));
  const stacks = sorted(faces)
    .filter((face) => answers(face, wanted))
    .map((face) => ({ face, ...(known.get(face.name) ?? { left: 0, total: face.total }) }));
  return [...stacks.filter(({ left }) => left > 0), ...stacks.filter(({ left }) => left === 0)];
}
