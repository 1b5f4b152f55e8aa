/** Pictures of the rules page as drawings on places, made by the engine. */
import { settings } from '../app/settings.svelte';
import { card, figure as figureOf, ready } from '../engine/bindings';
import { Drawings } from '../engine/drawings';
import { LocalHost } from '../engine/host';
import { FIGURES, type Figure, type FigureId, type Light } from './figures';
import { cellsOf, logOf, type Cell } from './telling';

interface Drawn {
  x: number;
  y: number;
  drawing: string;
}

export interface Picture {
  tiles: Drawn[];
  pieces: Drawn[];
  figures: Drawn[];
  /** Outlines of what is lit. */
  lights: string[];
  /** Cells where something is not allowed. */
  wrong: { x: number; y: number }[];
}

/** Units of the drawings. */
export const SIDE = 1000;
export const CARD = { width: 600, height: 840, gap: 90 };
/** What stays free around the tiles, and for walls. */
const MARGIN = 60;
const WALL_MARGIN = 200;

/** What a picture shows, in units: known before anything is drawn, so that nothing moves later. */
export function boxOf(id: FigureId): { x: number; y: number; width: number; height: number } {
  const figure = FIGURES[id];
  if (figure.shows === 'cards') {
    const { width, height, gap } = CARD;
    const count = figure.cards.length;
    return { x: 0, y: 0, width: count * width + (count - 1) * gap, height };
  }
  const cells =
    figure.shows === 'tiles'
      ? figure.tiles.map(([, x, y]) => [x, y] as const)
      : [...cellsOf(figure), ...(figure.barred ?? [])];
  const hasWalls =
    figure.shows === 'story' && figure.moves.some((move) => /^(gate|wall)/.test(move));
  const margin = hasWalls ? WALL_MARGIN : MARGIN;
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) * SIDE - margin, Math.min(...ys) * SIDE - margin];
  return {
    x: left,
    y: top,
    width: (Math.max(...xs) + 1) * SIDE + margin - left,
    height: (Math.max(...ys) + 1) * SIDE + margin - top,
  };
}

export async function pictureOf(id: FigureId): Promise<Picture> {
  const figure = FIGURES[id];
  await ready();
  if (figure.shows === 'cards') return cardsOf(figure.cards);
  const moves = figure.shows === 'story' ? figure.moves : [];
  const host = await LocalHost.load(logOf({ ...figure, moves }));
  const drawings = new Drawings(host, settings.schematic);
  const face = (name: string, rotation: number, copy: number): string =>
    drawings.of(drawings.face(name, rotation, copy));
  if (figure.shows === 'tiles') {
    const tiles = figure.tiles.map(([name, x, y, rotation]) => ({
      x: x * SIDE,
      y: y * SIDE,
      drawing: face(name, rotation, 0),
    }));
    return { tiles, pieces: [], figures: [], lights: [], wrong: placesOf(figure.wrong) };
  }
  const screen = host.screen(null, []);
  return {
    tiles: screen.tiles.map(({ x, y, face: name, rotation, copy }) => ({
      x: x * SIDE,
      y: y * SIDE,
      drawing: face(name, rotation, copy),
    })),
    pieces: screen.pieces.map(({ x, y, side, piece }) => ({
      x: x * SIDE,
      y: y * SIDE,
      drawing: drawings.of(drawings.piece(piece, side)),
    })),
    figures: screen.figures.map(({ x, y, figure: name, seat }) => ({
      x,
      y,
      drawing: figureOf(name, seat, 'plain') ?? '',
    })),
    lights: (figure.lights ?? []).flatMap((light) => outlineOf(host, light)),
    wrong: placesOf(figure.barred),
  };
}

function placesOf(cells: readonly Cell[] = []): Picture['wrong'] {
  return cells.map(([x, y]) => ({ x: x * SIDE, y: y * SIDE }));
}

function cardsOf(cards: Extract<Figure, { shows: 'cards' }>['cards']): Picture {
  const tiles = cards.map((gift, n) => ({
    x: n * (CARD.width + CARD.gap),
    y: 0,
    drawing: card(gift) ?? '',
  }));
  return { tiles, pieces: [], figures: [], lights: [], wrong: [] };
}

/** More parts than any tile has. */
const PARTS = 16;

function outlineOf(host: LocalHost, { at: [x, y], kind, nth = 0 }: Light): string[] {
  const features = Array.from({ length: PARTS }, (_, part) => host.inspect({ x, y, part }, []));
  const lit = features.filter((feature) => feature?.kind === kind)[nth];
  const region = host.screen(null, []).regions.find(({ id }) => id === lit?.region);
  return region ? [region.path] : [];
}
