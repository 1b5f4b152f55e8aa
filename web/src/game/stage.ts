/** A game as a board shows it. */
import { centre, type Effect } from '../board/effects';
import {
  middleOf,
  sameCell,
  SIDE,
  type Area,
  type Gap,
  type Mark,
  type Offered,
  type Placed,
  type Point,
  type Standing,
  type Target,
} from '../board/types';
import { isFinal } from '../end/acts';
import type { Drawings } from '../engine/drawings';
import type {
  Cell,
  Choice,
  Entry,
  Feature,
  Figure,
  FigureName,
  Gap as Frontier,
  Happening,
  Region,
  Screen,
  Spot,
  SymbolName,
  Tile,
} from '../engine/types';
import type { Catalogue } from '../i18n/index.svelte';

/** A figure that is nobody's. */
const MAN =
  'M0-160c36 0 46 34 30 60 44 10 66 26 66 46 0 16-20 22-46 18l34 66h-60l-24-40-24 40h-60l34-66c-26 4-46-2-46-18 0-20 22-36 66-46-16-26-6-60 30-60z';

/** Signs of choices that are no figures, on the square that figures are drawn in. */
const SIGNS: Record<string, string> = {
  wall: '<path fill="#c3b9a7" stroke="#5f584d" stroke-width="12" stroke-linejoin="round" d="M-110 40v-190h50v40h35v-40h50v40h35v-40h50v190z"/><path fill="none" stroke="#8b8172" stroke-width="10" d="M-110-50h220M-40-50v45M40-5v45M-110-5h220"/>',
  gate: '<path fill="#c3b9a7" stroke="#5f584d" stroke-width="12" stroke-linejoin="round" d="M-110 40v-190h50v40h35v-40h50v40h35v-40h50v190z"/><path fill="#5d4330" stroke="#5f584d" stroke-width="10" d="M-50 40v-50c0-64 100-64 100 0v50z"/>',
  arrow:
    '<path fill="#ffd34d" stroke="#2a1a0c" stroke-width="12" stroke-linejoin="round" d="M-100-100h90v-50l110 90-110 90v-50h-90z"/>',
  // What an arrow brings: another turn, two figures, or a figure in any direction.
  'arrow-repeat':
    '<path fill="none" stroke="#2a1a0c" stroke-width="62" stroke-linecap="round" d="M74-108A88 88 0 1 0 88-44"/><path fill="#ffd34d" stroke="#2a1a0c" stroke-width="12" stroke-linejoin="round" d="M122-170v100h-100z"/><path fill="none" stroke="#ffd34d" stroke-width="38" stroke-linecap="round" d="M70-110A88 88 0 1 0 88-44"/>',
  'arrow-pair': `<g fill="#ffd34d" stroke="#2a1a0c" stroke-width="12" stroke-linejoin="round"><path transform="translate(-58 -14) scale(1.08)" d="${MAN}"/><path transform="translate(62 26) scale(1.08)" d="${MAN}"/></g>`,
  'arrow-anywhere': `<g fill="#ffd34d" stroke="#2a1a0c" stroke-width="12" stroke-linejoin="round"><path d="M0-226l42 40h-84zM0 106l42-40h-84zM-166-60l42-42v84zM166-60l-42-42v84z"/><path transform="translate(0 -4) scale(1.02)" d="${MAN}"/></g>`,
  unwrap:
    '<path fill="#c8613f" stroke="#2a1a0c" stroke-width="12" stroke-linejoin="round" d="M-90 40v-150h180v150z"/><path fill="none" stroke="#ffd34d" stroke-width="22" d="M0 34v-144M-84-40h168M0-110c-70-70-90 0 0 0c70-70 90 0 0 0"/>',
};

/** What a symbol looks like. */
export function drawing(drawings: Drawings, symbol: string): string {
  return SIGNS[symbol] ?? drawings.of(symbol);
}

export function tileOn(drawings: Drawings, tile: Tile): Placed {
  const { x, y, face, rotation, copy } = tile;
  return { key: `${x},${y}`, x, y, symbol: drawings.face(face, rotation, copy) };
}

function keyOf({ seat, figure, x, y }: Figure): string {
  return `${seat}-${figure}-${x}-${y}`;
}

/** What stands on the table, and what is only proposed by a seat. */
export function figuresOn(
  drawings: Drawings,
  base: Screen,
  screen: Screen,
  viewer: number,
  chosen: Choice | null,
): { figures: Standing[]; ghosts: Standing[] } {
  const known = new Set(base.figures.map(keyOf));
  const stand = (figure: Figure): Standing => ({
    key: keyOf(figure),
    x: figure.x,
    y: figure.y,
    symbol: drawings.figure(figure.figure, figure.seat),
  });
  const isNew = (figure: Figure): boolean => figure.seat === viewer && !known.has(keyOf(figure));
  const figures = screen.figures.filter((it) => !isNew(it)).map(stand);
  // What was chosen looks as it will look; that it can be changed is said by what is around it.
  const ghosts = screen.figures.filter(isNew).map(stand);
  // A figure that would come home at once is shown where it would have been.
  const at = chosen?.kind === 'put' && ghosts.length === 0 ? chosen.at : null;
  if (chosen && at) {
    const figure = drawings.figure(figureOf(chosen, screen), viewer);
    ghosts.push({ key: 'home', x: at[0], y: at[1], symbol: figure });
  }
  return { figures, ghosts };
}

export function piecesOn(drawings: Drawings, screen: Screen): Placed[] {
  return screen.pieces.map(({ x, y, side, piece }) => ({
    key: `${x},${y} ${side} ${piece}`,
    x,
    y,
    symbol: drawings.piece(piece, side),
  }));
}

export function areasOf(regions: readonly Region[]): Area[] {
  return regions.map(({ id, path, owners, pattern, complete, pips }) => ({
    id,
    path,
    owners,
    pattern,
    open: pattern === null && !complete,
    pips: pips.map(([x, y]) => ({ x, y })),
  }));
}

/** Cells where the tile in hand fits, and in how many ways. */
export function cellsOf(placements: readonly Choice[]): Offered[] {
  const found = new Map<string, Required<Offered>>();
  for (const { cell } of placements) {
    if (!cell) continue;
    const known = found.get(String(cell));
    if (known) known.ways += 1;
    else found.set(String(cell), { x: cell[0], y: cell[1], ways: 1 });
  }
  return [...found.values()];
}

/** In how many ways it fits on a cell. */
export function waysAt(placements: readonly Choice[], cell: Point): number {
  return cellsOf(placements).find((other) => sameCell(other, cell))?.ways ?? 0;
}

export function gapsOf(frontier: readonly Frontier[], label: (left: number) => string): Gap[] {
  return frontier.map(({ x, y, left }) => ({ x, y, left, label: label(left) }));
}

export function marksOf(cells: readonly Cell[], seat: number): Mark[] {
  return cells.map(([x, y]) => ({ x, y, seat }));
}

/** Tiles that were laid since a seat laid one, except the last. */
export function recentOf(chronicle: readonly Entry[], viewer: number, last: Mark | null): Mark[] {
  const marks: Mark[] = [];
  for (const { happenings } of chronicle.toReversed()) {
    for (const happening of happenings.toReversed()) {
      if (happening.what !== 'laid') continue;
      if (happening.seat === viewer) return marks;
      const { x, y, seat } = happening;
      if (!sameCell({ x, y }, last)) marks.push({ x, y, seat });
    }
  }
  return marks;
}

function regionOf(spots: readonly Spot[], regions: readonly Region[]): Region | undefined {
  const named = new Set(spots.map(({ x, y, part }) => `${x},${y},${part}`));
  return regions.find(({ spot: { x, y, part } }) => named.has(`${x},${y},${part}`));
}

function effectOf(key: string, happening: Happening, regions: readonly Region[]): Effect | null {
  switch (happening.what) {
    case 'scored': {
      const { winners, points, tiles, spots } = happening;
      if (winners.length === 0 || points === 0) return null;
      const cells = tiles.map(([x, y]) => ({ x, y }));
      const gains = winners.map((seat) => ({ seat, points }));
      const path = regionOf(spots, regions)?.path;
      return { key, kind: 'score', at: centre(cells, SIDE), gains, cells, path };
    }
    case 'retreated': {
      const { seat, points, from } = happening;
      if (points === 0) return null;
      const path = regionOf([from], regions)?.path;
      const gains = [{ seat, points }];
      return { key, kind: 'score', at: middleOf(from), gains, cells: [from], path };
    }
    case 'tower': {
      const { seat, points, tiles, x, y } = happening;
      if (points === 0) return null;
      const cells = tiles.map(([x, y]) => ({ x, y }));
      return { key, kind: 'score', at: middleOf({ x, y }), gains: [{ seat, points }], cells };
    }
    default:
      return null;
  }
}

/**
 * What some plies made happen that can be shown on the board. Under another name it is shown again.
 */
export function effectsOf(
  entries: readonly Entry[],
  regions: readonly Region[],
  name = '',
): Effect[] {
  // What the last scoring gives is shown by its acts.
  return entries.flatMap(({ ply, happenings }) =>
    happenings.flatMap((happening, n) =>
      isFinal(happening) ? [] : (effectOf(`${name}${ply}.${n}`, happening, regions) ?? []),
    ),
  );
}

/** No tile has more parts than this. */
const PARTS = 16;

/** The features on a cell, each once. */
export function featuresAt(cell: Point, inspect: (spot: Spot) => Feature | null): Feature[] {
  const found = new Map<number, Feature>();
  for (let part = 0; part < PARTS; part++) {
    const feature = inspect({ ...cell, part });
    if (feature) found.set(feature.region, feature);
  }
  return [...found.values()];
}

/** The features of a cell in order, and which comes after one of them. */
export function featureAfter(
  features: readonly Feature[],
  region: number | null,
  by: 1 | -1,
): Feature | null {
  const at = features.findIndex((feature) => feature.region === region);
  if (at < 0) return (by > 0 ? features[0] : features.at(-1)) ?? null;
  return features.at((at + by) % features.length) ?? null;
}

export function lastOf(screen: Screen): Mark | null {
  return screen.last;
}

/** Where a choice is shown on the board; some have no place there. */
export function pointOf(choice: Choice): Point | null {
  if (choice.at) return { x: choice.at[0], y: choice.at[1] };
  if (!choice.cell) return null;
  return { x: (choice.cell[0] + 0.5) * SIDE, y: (choice.cell[1] + 0.5) * SIDE };
}

/** What a figure looks like where it is put. */
function figureOf(choice: Choice, screen: Screen): FigureName {
  const kind = screen.regions.find(({ id }) => id === choice.region)?.kind;
  const lies = choice.figure === 'meeple' && (kind === 'field' || kind === 'homes');
  return lies ? 'farmer' : (choice.figure ?? 'meeple');
}

function symbolOf(
  drawings: Drawings,
  choice: Choice,
  screen: Screen,
  seat: number,
  symbolAt: (cell: Cell) => SymbolName | null,
): string {
  const arrow = choice.kind === 'arrow' && choice.cell ? symbolAt(choice.cell) : null;
  if (arrow) return `arrow-${arrow}`;
  // The gifts that put or take a figure show which.
  if (choice.kind in SIGNS && !(choice.kind === 'unwrap' && choice.figure)) return choice.kind;
  if (choice.kind === 'guard' || choice.kind === 'tower') return drawings.figure(choice.kind, seat);
  return drawings.figure(figureOf(choice, screen), seat);
}

/** The points of a feature once it is complete, "at least" so many where more may come. */
export function completed(t: Catalogue, feature: Feature): string {
  const { points_if_completed, more_may_come } = feature;
  return more_may_come ? t.scene.target.atLeast(points_if_completed) : String(points_if_completed);
}

/** What a choice is worth, in a few words; nothing if that is not known. */
export function detailOf(
  t: Catalogue,
  choice: Choice,
  inspect: (spot: Spot) => Feature | null,
): string {
  if (choice.points !== null) return t.scene.target.worth(choice.points);
  const feature = choice.spot && inspect(choice.spot);
  if (!feature) return '';
  const { tiles, points_now, points_if_completed, complete, kind } = feature;
  const said = [t.names.tiles(tiles.length), t.scene.target.now(points_now)];
  const grows = !complete && kind !== 'field' && kind !== 'homes';
  if (grows && points_if_completed !== points_now)
    said.push(t.scene.target.closed(completed(t, feature), kind));
  return said.join(' · ');
}

/** Choices as targets on the board. */
export function targetsOf(
  drawings: Drawings,
  offer: { among: readonly Choice[]; chosen: Choice | null },
  screen: Screen,
  seat: number,
  label: (choice: Choice) => string,
  detail?: (choice: Choice) => string,
  symbolAt: (cell: Cell) => SymbolName | null = () => null,
): Target[] {
  return offer.among.flatMap((choice) => {
    const at = pointOf(choice);
    if (!at) return [];
    const symbol = symbolOf(drawings, choice, screen, seat, symbolAt);
    const chosen = choice.text === offer.chosen?.text;
    const { cell, side, region: area } = choice;
    const target = { key: choice.text, label: label(choice), symbol, area, side, chosen };
    const on = cell && { x: cell[0], y: cell[1] };
    // Nobody knows the signs of arrows by heart.
    const told = choice.kind === 'arrow';
    return [{ ...target, ...at, cell: on, told, ...(detail && { detail: detail(choice) }) }];
  });
}
