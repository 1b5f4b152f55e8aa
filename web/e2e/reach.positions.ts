/** Positions with every step of every expansion and of The City, and what may be chosen in them. */
import { readFileSync } from 'node:fs';
import init, { Table } from '../src/engine/pkg/remparts_wasm.js';
import type { Saved } from '../src/app/shelf';
import type { Choice, Screen, Step } from '../src/engine/types';
import { recorded, savedAt, textOf, type Recorded } from './table';

const LOGS = ['everything', 'arrows', 'city', 'ring'] as const;
type Log = (typeof LOGS)[number];

/** By a ply of a log: what is decided there. Some go on from there as nobody did. */
const POSITIONS: readonly [name: string, log: Log, ply: number, draft?: readonly string[]][] = [
  ['river', 'everything', 2],
  ['big meeple', 'everything', 3],
  ['big meeple, chosen', 'everything', 4],
  ['abbot', 'everything', 6],
  ['abbot on the board', 'everything', 45],
  ['abbot or a follower', 'everything', 104],
  ['nothing to put', 'everything', 149],
  ['big meeple and abbot on the board', 'everything', 227],
  ['inns: anywhere, far away', 'everything', 177, ['place inns/P -1,2 r3']],
  ['a tile in many places', 'everything', 258],
  ['gifts: Sweeper, Synod', 'everything', 116],
  ['gifts: Synod, Take 2', 'everything', 362],
  ['gifts: all but Synod', 'everything', 331],
  ['gifts: Stand/Lie at every edge', 'everything', 201],
  ['two tiles', 'everything', 379],
  ['pair', 'everything', 399],
  ['end', 'everything', 408],
  ['two arrows', 'arrows', 36],
  ['anywhere', 'arrows', 37],
  ['anywhere, chosen', 'arrows', 38],
  ['another turn', 'arrows', 27],
  ['first tile of the town', 'city', 2],
  ['a tile for the town', 'city', 44],
  ['follower in the town', 'city', 66],
  ['no follower for the town', 'city', 78],
  ['gate', 'city', 94],
  ['gate, chosen', 'city', 95],
  ['wall', 'city', 95],
  ['guard', 'city', 96],
  ['tower', 'city', 108],
  ['end of the town: all tiles', 'city', 315],
  ['gate of a larger town', 'ring', 112],
  ['last walls', 'ring', 276],
  ['end of the town: ring closed', 'ring', 279],
];

/** A position, and what the engine says about it. */
export interface Position {
  name: string;
  step: Step;
  saved: Saved;
  /** Where tiles in hand can be laid; each of them by its face. */
  cells: Record<string, string[]>;
  /** What else can be chosen, gifts excepted. */
  choices: Choice[];
  /** The uses of each gift that can be unwrapped. */
  gifts: Record<string, string[]>;
  over: boolean;
}

interface Known {
  game: Recorded;
  table: Table;
}

const known = new Map<Log, Known>();

async function know(log: Log): Promise<Known> {
  const old = known.get(log);
  if (old) return old;
  const wasm = new URL('../src/engine/pkg/remparts_wasm_bg.wasm', import.meta.url);
  await init({ module_or_path: readFileSync(wasm) });
  const game = recorded(log);
  const text = game.head + game.plies.map((ply) => `${ply}\n`).join('');
  const now = { game, table: Table.load(text) };
  known.set(log, now);
  return now;
}

function screen(table: Table, seat: number | null, draft: readonly string[]): Screen {
  return JSON.parse(table.screen(seat ?? undefined, draft.join('\n'))) as Screen;
}

/** Where the turn of someone began: after what chance or someone else did. */
function beginning(table: Table, game: Recorded, ply: number): number {
  const seat = (at: number): number | null => screen(table.at(at), null, []).turn.seat;
  const isChance = (at: number): boolean => /^(first|draw|gift) /.test(game.plies[at] ?? '');
  // To say no more ends what is drafted, even if the same seat goes on.
  const ends = (at: number): boolean => isChance(at) || game.plies[at]?.startsWith('pass') === true;
  let start = ply;
  while (start > 0 && !ends(start - 1) && seat(start - 1) === seat(ply)) start--;
  return start;
}

async function positionOf(
  name: string,
  log: Log,
  ply: number,
  more: readonly string[] = [],
): Promise<Position> {
  const { game, table } = await know(log);
  // What is chosen belongs to a turn that goes on.
  const isChosen = name.endsWith('chosen');
  const start = beginning(table, game, isChosen ? ply - 1 : ply);
  const draft = [...game.plies.slice(start, ply).map(textOf), ...more];
  const at = table.at(start);
  const { seat } = screen(at, null, []).turn;
  const look = (of: readonly string[]): Screen => screen(at, seat, of);
  const now = look(isChosen ? draft.slice(0, -1) : draft);
  const cells: Record<string, string[]> = {};
  const gifts: Record<string, string[]> = {};
  for (const { kind, face, cell, gift, text } of now.choices) {
    if (kind === 'place') {
      const there = (cells[face ?? ''] ??= []);
      if (!there.includes(String(cell))) there.push(String(cell));
    }
    if (gift) (gifts[gift] ??= []).push(text);
  }
  return {
    name: `${name} (${log} ${ply})`,
    step: now.turn.step,
    // Among bots nobody has to look away.
    saved: savedAt(game, start, draft, {
      bots: now.seats.map((_, n) => (n === (seat ?? 0) ? null : 'beginner')),
    }),
    cells,
    choices: now.choices.filter(({ kind }) => kind !== 'place' && kind !== 'unwrap'),
    gifts,
    over: now.turn.step === 'over',
  };
}

/** The positions that cover everything. */
export async function positions(): Promise<Position[]> {
  const found: Position[] = [];
  for (const position of POSITIONS) found.push(await positionOf(...position));
  return found;
}

/** Every position in which somebody had to choose. */
export async function allPositions(): Promise<Position[]> {
  const found: Position[] = [];
  for (const log of LOGS) {
    const { game } = await know(log);
    for (const [ply, text] of game.plies.entries()) {
      if (!/^(first|draw|gift) /.test(text)) found.push(await positionOf('', log, ply));
    }
  }
  return found;
}
