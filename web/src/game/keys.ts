import { nearestTo, next, toward, type Cursor } from '../board/cursor.svelte';
import { sameCell, type Overlay, type Point } from '../board/types';
import type { Session } from './session.svelte';

/** What keys need of a game. */
export type Keyed = Pick<
  Session,
  | 'placements'
  | 'placed'
  | 'offer'
  | 'canCommit'
  | 'base'
  | 'tap'
  | 'turn'
  | 'choose'
  | 'undo'
  | 'commit'
>;

/** What the keyboard can do besides playing. What is missing has no key. */
export interface View {
  fit(): void;
  showLast(): void;
  zoom(factor: number): void;
  pan(by: Point): void;
  toggle(overlay: Overlay): void;
  /** The choices that have a number, in order. */
  numbered(): readonly string[];
  /** Where keys have gone to on the board. */
  cursor?: Cursor;
  /** The next or the previous region under the cursor. */
  region?(by: 1 | -1): void;
  /** Shows once more what was done last. */
  replayLast?(): void;
  bag?(): void;
  coordinates?(): void;
  /** Keeps what is inspected, or lets it go. */
  pin?(): void;
  /** Goes some turns back or forth. */
  step?(by: 1 | -1): void;
  scoring?(by: 1 | -1): void;
  first?(): void;
  live?(): void;
  /** Lets the replay run, or stops it. */
  play?(): void;
  mute?(): void;
  help?(): void;
  command?(): void;
  /** Writes to the others at the table. */
  chat?: (() => void) | undefined;
  /** Says how a player stands. */
  summary?(seat: number): void;
}

const STEP = 80;
const ZOOM = 1.2;
/** Whoever keeps a key down longer only wanted to peek. */
const PEEK = 350;

const UP = { x: 0, y: -1 };
const DOWN = { x: 0, y: 1 };
const LEFT = { x: -1, y: 0 };
const RIGHT = { x: 1, y: 0 };

const ARROWS: Record<string, Point> = {
  ArrowUp: UP,
  ArrowDown: DOWN,
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
};

/** By where keys lie, and by what they say, so that they serve on other keyboards too. */
const PANS: Record<string, Point> = {
  KeyW: UP,
  w: UP,
  KeyS: DOWN,
  s: DOWN,
  KeyA: LEFT,
  a: LEFT,
  KeyD: RIGHT,
  d: RIGHT,
};

const OVERLAYS: Record<string, Overlay> = { f: 'fields', o: 'owners', e: 'ends', x: 'dead' };

/** Keys that go on as long as they are down. */
const REPEATED = /^(Arrow|[wasd+=\-[\]]$)/i;

/** What takes keys for itself; buttons take only those that press them. */
const TYPED = 'input, select, textarea, [contenteditable], [role="slider"], [role="textbox"]';
const LISTED = '[role="radio"], [role="tab"], [role="option"], [role="menuitem"]';
const PRESSED = 'button, a[href], summary, [role="button"], [role="switch"]';

/** Whether a key means what has the focus rather than the game. */
export function isTaken(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (!on || event.defaultPrevented) return event.defaultPrevented;
  if (on.closest(TYPED)) return true;
  const presses = event.key === ' ' || event.key === 'Enter';
  if (on.closest(LISTED)) return presses || event.key in ARROWS || /^(Home|End)$/.test(event.key);
  return presses && on.closest(PRESSED) !== null;
}

/** Keys for a window: a tap on the key of an overlay switches it, holding it only peeks. */
export function keyboard(
  session: () => Keyed,
  view: View,
): { down: (event: KeyboardEvent) => void; up: (event: KeyboardEvent) => void } {
  let held: { key: string; since: number } | null = null;
  return {
    down(event) {
      if (isTaken(event) || !pressed(event, session(), view)) return;
      event.preventDefault();
      const key = event.key.toLowerCase();
      if (key in OVERLAYS && !event.repeat) held = { key, since: event.timeStamp };
    },
    up(event) {
      const overlay = OVERLAYS[event.key.toLowerCase()];
      if (!held || !overlay || held.key !== event.key.toLowerCase()) return;
      if (event.timeStamp - held.since > PEEK) view.toggle(overlay);
      held = null;
    },
  };
}

/** Does what a key stands for; says whether it stands for something. */
export function pressed(event: KeyboardEvent, session: Keyed, view: View): boolean {
  const { key, code } = event;
  const lower = key.toLowerCase();
  const third = event.getModifierState('AltGraph');
  if (event.ctrlKey && !third && !event.altKey) return lower === 'z' && done(() => session.undo());
  if (!third && (event.altKey || event.metaKey || event.ctrlKey)) return false;
  if (event.repeat && !REPEATED.test(key)) return true;
  const arrow = ARROWS[key];
  if (arrow) return move(session, view, arrow, event.shiftKey);
  const pan = PANS[code] ?? PANS[lower];
  if (pan) return done(() => view.pan({ x: -pan.x * STEP, y: -pan.y * STEP }));
  const overlay = OVERLAYS[lower];
  if (overlay) return done(() => view.toggle(overlay));
  return counted(event, session, view) || named(event, lower, session, view);
}

/** Digits choose; with Shift they ask about players. The row of digits counts by place. */
function counted(event: KeyboardEvent, session: Keyed, view: View): boolean {
  const row = /^Digit(\d)$/.exec(event.code)?.[1];
  const digit = row ?? (/^\d$/.test(event.key) ? event.key : undefined);
  if (digit === undefined) return false;
  const number = Number(digit);
  if (event.shiftKey) {
    const known = number >= 1 && number <= session.base.seats.length;
    return known && view.summary !== undefined && done(() => view.summary?.(number - 1));
  }
  const pass = session.offer.among.find((choice) => choice.kind === 'pass');
  const text = number === 0 ? pass?.text : view.numbered()[number - 1];
  return text !== undefined && done(() => session.choose(text));
}

function named(event: KeyboardEvent, key: string, session: Keyed, view: View): boolean {
  switch (key) {
    case 'r':
      return done(() => session.turn(event.shiftKey ? -1 : 1));
    case 'escape':
      return done(() => session.undo());
    case 'enter':
      return done(() => confirm(session, view));
    case ' ':
      return done(() => void session.commit());
    case 'n':
      return told(view.region && (() => view.region?.(1)));
    case 'p':
      return told(view.region && (() => view.region?.(-1)));
    case ',':
      return done(() => view.fit());
    case '.':
      return done(() => view.showLast());
    case '+':
    case '=':
      return done(() => view.zoom(ZOOM));
    case '-':
      return done(() => view.zoom(1 / ZOOM));
    case '[':
      return told(view.step && (() => view.step?.(-1)));
    case ']':
      return told(view.step && (() => view.step?.(1)));
    case '{':
      return told(view.scoring && (() => view.scoring?.(-1)));
    case '}':
      return told(view.scoring && (() => view.scoring?.(1)));
    default:
      return told(plain(key, view));
  }
}

/** Keys that only look. */
function plain(key: string, view: View): (() => void) | undefined {
  const acts: Record<string, (() => void) | undefined> = {
    l: view.replayLast,
    b: view.bag,
    c: view.coordinates,
    i: view.pin,
    home: view.first,
    end: view.live,
    k: view.play,
    m: view.mute,
    '?': view.help,
    '/': view.command,
    t: view.chat,
  };
  return acts[key]?.bind(view);
}

function done(act: () => void): true {
  act();
  return true;
}

function told(act: (() => void) | undefined): boolean {
  return act !== undefined && done(act);
}

function cellsOf(session: Keyed): Point[] {
  return session.placements.flatMap(({ cell }) => (cell ? [{ x: cell[0], y: cell[1] }] : []));
}

function placedOn(session: Keyed): Point | null {
  const [x, y] = session.placed?.cell ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** Goes to the next cell that is offered; over all cells if there is none, or if asked to. */
function move(session: Keyed, view: View, way: Point, anywhere: boolean): boolean {
  const { cursor } = view;
  if (!cursor) return false;
  const from = cursor.at ?? placedOn(session) ?? session.base.last ?? { x: 0, y: 0 };
  const cells = cellsOf(session);
  if (cells.length === 0 || anywhere) {
    cursor.at = next(from, way);
  } else {
    const first = cursor.at === null ? nearestTo(cells, from) : null;
    cursor.at = toward(cells, from, way) ?? first ?? cursor.at;
  }
  return true;
}

/** Proposes the tile where the cursor is; what is proposed already is done. */
function confirm(session: Keyed, view: View): void {
  const at = view.cursor?.at ?? null;
  const offered = cellsOf(session).some((cell) => sameCell(cell, at));
  if (at && offered && !sameCell(placedOn(session), at)) session.tap(at.x, at.y);
  else void session.commit();
}
