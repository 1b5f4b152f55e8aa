/** The log of a game: a block for each turn, with what happened in it. */
import { isFinal } from '../../end/acts';
import type { Cell, Entry, Happening } from '../../engine/types';
import type { Catalogue } from '../../i18n/index.svelte';
import { scoredWords } from '../words';

/** Something that happened, as a sentence. */
export interface Line {
  id: string;
  /** The ply it happened in. */
  ply: number;
  /** Who it is about. */
  seats: number[];
  text: string;
  /** What each of those gained. */
  points: number | null;
  /** The rule that says so. */
  rule: string | null;
  cells: Cell[];
  /** A tile that left the game. */
  boxed: string | null;
}

/** A tile as it was laid. */
export interface Laid {
  face: string;
  rotation: number;
  x: number;
  y: number;
}

export interface Block {
  id: string;
  turn: number;
  kind: 'turn' | 'final';
  seat: number | null;
  laid: Laid | null;
  /** What was done with figures and pieces in the turn. */
  deeds: string[];
  lines: Line[];
  /** What the seat of the turn gained. */
  gain: number;
  /** The last ply of it. */
  ply: number;
  /** What everyone had after it. */
  scores: number[];
}

/** What the engine does not cite itself. */
const RULES = { bonus: 'ANNIV-3', retreat: 'GIFT-10', gifts: 'GIFT-14', tower: 'TC-TOWER-2' };

/** All blocks, the oldest first. */
export function blocksOf(t: Catalogue, chronicle: readonly Entry[]): Block[] {
  const blocks: Block[] = [];
  for (const entry of chronicle) {
    entry.happenings.forEach((happening, n) => {
      const block = blockFor(blocks, entry, isFinal(happening) ? 'final' : 'turn');
      add(block, t, `${entry.ply}.${n}`, entry, happening);
    });
    const block = blocks.at(-1);
    if (block && block.turn === entry.turn) {
      block.ply = entry.ply;
      block.scores = entry.scores;
    }
  }
  return blocks.filter(({ laid, lines, deeds }) => laid || lines.length > 0 || deeds.length > 0);
}

function blockFor(blocks: Block[], { turn, ply, scores }: Entry, kind: Block['kind']): Block {
  const last = blocks.at(-1);
  // Nothing comes after the end, whatever it is.
  if (last && last.turn === turn && (last.kind === kind || last.kind === 'final')) return last;
  const id = `${kind}-${turn}`;
  const block: Block = {
    id,
    turn,
    kind,
    seat: null,
    laid: null,
    deeds: [],
    lines: [],
    gain: 0,
    ply,
    scores,
  };
  blocks.push(block);
  return block;
}

function add(block: Block, t: Catalogue, id: string, { ply }: Entry, happening: Happening): void {
  const tell = (text: string, seats: number[] = [], more: Partial<Line> = {}): void => {
    const line = { points: null, rule: null, cells: [], boxed: null, ...more };
    block.lines.push({ id, ply, seats, text, ...line });
    if (block.seat !== null && line.points !== null && seats.includes(block.seat)) {
      block.gain += line.points;
    }
  };
  /** What the seat of the turn does stands beside its tile, what others do on a line of its own. */
  const deed = (seat: number, text: string, cells: Cell[]): void => {
    if (seat === block.seat) block.deeds.push(text);
    else tell(text, [seat], { cells });
  };
  const words = t.event;
  switch (happening.what) {
    case 'drawn':
      block.seat ??= happening.seat;
      return;
    case 'begins':
      return tell(words.begins, [happening.seat]);
    case 'boxed':
      return tell(words.boxed, [], { boxed: happening.face });
    case 'laid': {
      const { seat, face, rotation, x, y } = happening;
      block.seat ??= seat;
      block.laid = { face, rotation, x, y };
      return;
    }
    case 'spare-returned':
      return void block.deeds.push(words.spareReturned);
    case 'activated':
      return deed(happening.seat, words.activated(happening.symbol), [[happening.x, happening.y]]);
    case 'bonus': {
      const { seat, points } = happening;
      return tell(words.bonus(points), [seat], { points, rule: RULES.bonus });
    }
    case 'gift-received':
      return deed(happening.seat, words.giftReceived, []);
    case 'deck-refilled':
      return tell(words.deckRefilled);
    case 'unwrapped':
      return deed(happening.seat, words.unwrapped(happening.gift), []);
    case 'retreated': {
      const { seat, left, points, from } = happening;
      const more = { points, rule: RULES.retreat, cells: [[from.x, from.y]] as Cell[] };
      return tell(words.retreated(left, points), [seat], more);
    }
    case 'put': {
      const { seat, figure, feature, spot } = happening;
      return deed(seat, words.put(figure, feature), [[spot.x, spot.y]]);
    }
    case 'moved': {
      const { seat, figure, feature, to } = happening;
      return deed(seat, words.moved(figure, feature), [[to.x, to.y]]);
    }
    case 'scored': {
      const { winners, points, rule, tiles, occasion, feature } = happening;
      // At the end, what brings nobody anything is not worth a line.
      if (occasion === 'final' && (points === 0 || winners.length === 0)) return;
      if (winners.length === 0)
        return tell(words.unowned(occasion, feature), [], { rule, cells: tiles });
      return tell(scoredWords(t, happening), winners, { points, rule, cells: tiles });
    }
    case 'another-turn':
      return deed(happening.seat, words.anotherTurn, []);
    case 'went-home':
      return tell(words.wentHome, [...new Set(happening.seats)]);
    case 'gifts-left': {
      const { seat, gifts, points } = happening;
      return tell(words.giftsLeft(gifts, points), [seat], { points, rule: RULES.gifts });
    }
    case 'gate':
    case 'wall':
    case 'guard': {
      const { what, seat, side, x, y } = happening;
      return deed(seat, words[what](side), [[x, y]]);
    }
    case 'tower': {
      const { seat, walls, points, tiles } = happening;
      return tell(words.tower(walls, points), [seat], { points, rule: RULES.tower, cells: tiles });
    }
    case 'rim-closed':
      return tell(words.rimClosed);
    case 'over':
      return tell(words.won(happening.winners.length), happening.winners);
  }
}

/** The same blocks, with those that are known already as they were: only what is new is drawn. */
export function settled(known: readonly Block[], blocks: readonly Block[]): Block[] {
  return blocks.map((block, n) => {
    const before = known[n];
    return before && told(before) === told(block) ? before : block;
  });
}

function told({ id, ply, deeds, lines }: Block): string {
  return [id, ply, ...deeds, ...lines.map(({ text }) => text)].join('\n');
}

/** The log as text that can be sent to someone. */
export function plainText(
  t: Catalogue,
  names: readonly string[],
  blocks: readonly Block[],
): string {
  const nameOf = (seat: number): string => names[seat] ?? '';
  return blocks
    .flatMap(({ turn, kind, seat, laid, deeds, lines, scores }) => {
      const who = seat === null ? [] : [nameOf(seat)];
      const where = laid ? [`${laid.face} ${t.end.log.at(t.names.cell(laid.x, laid.y))}`] : [];
      const head = kind === 'final' ? t.end.log.final : t.end.log.turn(turn);
      return [
        [head, ...who, ...where, ...deeds].join(' · '),
        ...lines.map((line) => `    ${lineText(line, t, nameOf)}`),
        `    ${scores.map((score, at) => `${nameOf(at)} ${score}`).join(', ')}`,
      ];
    })
    .join('\n');
}

function lineText(line: Line, t: Catalogue, nameOf: (seat: number) => string): string {
  const names = line.seats.map(nameOf).join(', ');
  const gain = line.points === null ? '' : ` (${t.names.gain(line.points)})`;
  const box = line.boxed === null ? '' : ` [${line.boxed}]`;
  return `${names === '' ? '' : `${names}: `}${line.text}${gain}${box}`;
}
