/** A table to play at through the page: recorded games to start from, and a hand that presses what is shown. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PresetName } from '../src/app/aids';
import type { Saved } from '../src/app/shelf';
import { expect } from './test';

const SEED = 'c0ffee'.padEnd(64, '7');
const ID = 'table';

/** A recorded game: the lines before the plies, and the plies. */
export interface Recorded {
  head: string;
  plies: string[];
}

export function recorded(name: string): Recorded {
  const text = readFileSync(new URL(`./games/${name}.log`, import.meta.url), 'utf8');
  const at = text.indexOf('plies\n') + 'plies\n'.length;
  return { head: text.slice(0, at), plies: text.slice(at).trimEnd().split('\n') };
}

/** What a ply says, without the fingerprint after it. */
export function textOf(ply: string): string {
  return ply.replace(/\s+#[0-9a-f]+$/, '');
}

/** How many plies come before the turn with the nth ply that looks like this. */
export function before(game: Recorded, act: RegExp, nth = 0): number {
  const found = game.plies.flatMap((ply, n) => (act.test(ply) ? [n] : []))[nth];
  if (found === undefined) throw new Error(`${act} is not played`);
  return game.plies.slice(0, found).findLastIndex((ply) => ply.startsWith('draw')) + 1;
}

export interface Begin {
  /** So many plies have been played. */
  plies: number;
  /** Who sits where; people on every seat unless told. */
  bots?: readonly (string | null)[];
  preset?: PresetName;
  settings?: Record<string, unknown>;
}

/** The settings that suit a test. */
export const SWIFT = { pace: 'instant', sound: false };

/** A recorded game as the browser keeps it, after so many plies and with a turn begun. */
export function savedAt(
  game: Recorded,
  plies: number,
  draft: readonly string[] = [],
  { bots, preset }: Partial<Begin> = {},
): Saved {
  const seats = Number(/^players (\d)$/m.exec(game.head)?.[1] ?? 2);
  const played = game.plies.slice(0, plies);
  return {
    id: ID,
    game: game.head.includes('game city') ? 'city' : 'classic',
    setup: game.head.replace(/^remparts 1\n/, '').replace(/plies\n$/, ''),
    sitters: Array.from({ length: seats }, (_, seat) => {
      const bot = bots?.[seat] ?? null;
      return { kind: bot === null ? 'human' : 'bot', name: '', bot, livery: seat };
    }),
    preset: preset ?? 'learner',
    begun: 1,
    touched: 1,
    seed: SEED,
    log: game.head + played.map((ply) => `${ply}\n`).join(''),
    draft: [...draft],
    over: false,
    scores: Array.from({ length: seats }, () => 0),
  };
}

/** Puts a recorded game on the shelf of the browser, as if it had been played here. */
export async function shelve(page: Page, game: Recorded, begin: Begin): Promise<void> {
  const saved = savedAt(game, begin.plies, [], begin);
  const settings = { ...SWIFT, ...begin.settings };
  await page.addInitScript(
    ([id, game, wishes]) => {
      if (localStorage.getItem(`remparts.game.${id}`) !== null) return;
      localStorage.setItem('remparts.games', JSON.stringify([id]));
      localStorage.setItem(`remparts.game.${id}`, game);
      localStorage.setItem('remparts.settings', wishes);
    },
    [ID, JSON.stringify(saved), JSON.stringify(settings)] as const,
  );
}

/** Settings for games that begin on the page itself. */
export async function hurry(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (wishes) => {
      if (localStorage.getItem('remparts.settings') === null) {
        localStorage.setItem('remparts.settings', wishes);
      }
    },
    JSON.stringify({ ...SWIFT, ...settings }),
  );
}

/** What a player sees that can be chosen. */
export interface Sight {
  over: boolean;
  ply: number;
  digest: string;
  cells: string[];
  choices: string[];
  /** What can be unwrapped. */
  gifts: string[];
  ready: boolean;
  veiled: boolean;
  /** Whether a turn is on its way to a server. */
  sending: boolean;
}

type Press = (x: number, y: number) => Promise<void>;

/** A game on the page, played by pressing what is shown. */
export class Table {
  readonly page: Page;
  readonly #press: Press;
  /** What was pressed on the board last. */
  #last = { x: 0, y: 0, time: 0 };

  constructor(page: Page, press: Press = (x, y) => page.mouse.click(x, y)) {
    this.page = page;
    this.#press = press;
  }

  /** Opens a recorded game. */
  static async open(page: Page, game: Recorded, begin: Begin, press?: Press): Promise<Table> {
    await shelve(page, game, begin);
    await page.goto(`./#/game/${ID}`);
    const table = new Table(page, press);
    await table.turn();
    return table;
  }

  /** The game as the browser keeps it. */
  async saved(): Promise<Saved> {
    const text = await this.page.evaluate(() => {
      const ids = JSON.parse(localStorage.getItem('remparts.games') ?? '[]') as string[];
      return localStorage.getItem(`remparts.game.${ids[0]}`);
    });
    return JSON.parse(text ?? '{}') as Saved;
  }

  async sight(): Promise<Sight> {
    return this.page.evaluate(() => {
      const all = (query: string, name: string): string[] =>
        [...document.querySelectorAll(query)].map((it) => it.getAttribute(name) ?? '');
      const game = document.querySelector('.game');
      const commit = document.querySelector<HTMLButtonElement>('.dock .commit');
      return {
        over: document.querySelector('section.end') !== null,
        ply: Number(game?.getAttribute('data-ply')),
        digest: game?.getAttribute('data-digest') ?? '',
        cells: all('[data-cell]', 'data-cell'),
        choices: all('[data-choice]', 'data-choice'),
        gifts: all('[data-gift]', 'data-gift'),
        ready: commit !== null && !commit.disabled,
        veiled: document.querySelector('.board > section') !== null,
        sending: document.querySelector('.dock .spin') !== null,
      };
    });
  }

  /** Waits until someone here has to choose, or nobody any more. */
  async turn(): Promise<Sight> {
    let sight = await this.sight();
    await expect(async () => {
      sight = await this.sight();
      if (sight.veiled) await this.press('.board > section button');
      const asked = sight.cells.length + sight.choices.length + sight.gifts.length > 0;
      expect(asked || sight.over, 'somebody has to choose').toBe(true);
      expect(await this.failure()).toBeNull();
    }).toPass({ intervals: [20], timeout: 20_000 });
    return sight;
  }

  async failure(): Promise<string | null> {
    const alarm = this.page.getByText(/^(Something went wrong|Quelque chose n’a pas marché)/);
    return (await alarm.count()) > 0 ? alarm.first().textContent() : null;
  }

  /** Presses something in the middle, as soon as it keeps still and nothing covers it. */
  async press(query: string): Promise<void> {
    let still = '';
    let at: [number, number] = [0, 0];
    await expect(async () => {
      const found = await this.page.evaluate(middleOf, query);
      const before = still;
      still = String(found);
      if (typeof found === 'string') throw new Error(`${query} ${found}`);
      expect(still, `${query} moves`).toBe(before);
      at = found;
    }).toPass({ intervals: [30], timeout: 10_000 });
    if (query.includes('data-cell')) await this.#apart(at);
    await this.#press(...at);
  }

  /** Two taps at one place within a moment would be one double tap; no hand is that quick. */
  async #apart(at: [number, number]): Promise<void> {
    const { x, y, time } = this.#last;
    const isNear = Math.hypot(at[0] - x, at[1] - y) < 30;
    if (isNear) await this.page.waitForTimeout(Math.max(0, 340 - (Date.now() - time)));
    this.#last = { x: at[0], y: at[1], time: Date.now() };
  }

  /** Does what a line of a log says, up to the commit. */
  async act(line: string): Promise<void> {
    const [what, face, cell] = line.split(' ');
    if (what === 'unwrap') {
      await this.press(`[data-gift="${face}"]`);
      if (line !== 'unwrap take-two') await this.choose(line);
    } else if (what !== 'place') {
      await this.choose(line);
    } else {
      const faces = this.page.locator('.dock .tile button');
      if ((await faces.count()) > 1) await this.pick(face ?? '');
      await this.lay(cell ?? '');
      for (let n = 0; n < 4 && !(await this.drafted()).includes(line); n++) {
        await this.press('.dock .rotate button:last-child');
      }
    }
    expect(await this.drafted()).toContain(line);
  }

  /** Proposes the tile on a cell. */
  async lay(cell: string): Promise<void> {
    await this.#touch(
      `[data-cell="${cell}"]`,
      (line) => line.startsWith('place ') && line.split(' ')[2] === cell,
    );
  }

  /** Chooses something that is offered besides tiles. */
  async choose(text: string): Promise<void> {
    await this.#touch(`[data-choice="${text}"]`, (line) => line === text);
  }

  /** Presses something until it is decided: where it is small, the first touch only comes nearer. */
  async #touch(query: string, decided: (line: string) => boolean): Promise<void> {
    for (let touches = 0; touches < 3; touches++) {
      await this.press(query);
      for (let looks = 0; looks < 5; looks++) {
        if ((await this.drafted()).some(decided)) return;
        await this.page.waitForTimeout(20);
      }
    }
    throw new Error(`${query} decides nothing`);
  }

  /** Takes one of several tiles in hand. */
  async pick(face: string): Promise<void> {
    for (const button of await this.page.locator('.dock .tile button').all()) {
      await button.click();
      const [cell] = (await this.sight()).cells;
      await this.lay(cell ?? '');
      const drafted = (await this.drafted()).some((line) => line.startsWith(`place ${face} `));
      await this.press('.dock .undo');
      if (drafted) return;
    }
  }

  async drafted(): Promise<string[]> {
    const online = await this.page.evaluate(() => {
      const [, id] = /^#\/table\/(\w+)/.exec(location.hash) ?? [];
      return id ? (sessionStorage.getItem(`remparts.draft.${id}`) ?? '{}') : null;
    });
    if (online === null) return (await this.saved()).draft;
    return (JSON.parse(online) as { actions?: string[] }).actions ?? [];
  }

  async commit(): Promise<void> {
    await this.press('.dock .commit');
  }

  /** Does recorded plies through the page, and sees that the log tells them with the same fingerprints. */
  async follow(game: Recorded, from: number, count: number): Promise<void> {
    const plies = game.plies.slice(from, from + count);
    for (const [n, line] of plies.map(textOf).entries()) {
      await this.turn();
      // To say no more is to pass.
      if (line !== 'pass') await this.act(line);
      const passes = game.plies[from + n + 1]?.startsWith('pass') ?? false;
      if (line === 'pass' || (await this.decided(passes))) await this.commit();
    }
    await expect.poll(async () => (await this.told()).slice(from, from + count)).toEqual(plies);
  }

  /** Whether a draft says all there is to say; a pass that is still to come needs no button of its own. */
  async decided(passes: boolean): Promise<boolean> {
    const { choices, ready } = await this.sight();
    const chosen = this.page.locator(
      '[data-choice][aria-pressed="true"]:not([data-choice="pass"])',
    );
    return ready && ((choices.length === 0 && !passes) || (await chosen.count()) > 0);
  }

  /** The plies of the log that the browser keeps. */
  async told(): Promise<string[]> {
    const [, plies = ''] = (await this.saved()).log.split('plies\n');
    return plies.trimEnd().split('\n');
  }

  /** Plays on to the end with what chance says, and collects what the plies looked like. */
  async finish(most = 400): Promise<Map<number, string>> {
    const seen = new Map<number, string>();
    const chance = dice();
    for (let turns = 0; turns < most; turns++) {
      const sight = await this.turn();
      if (sight.over) return seen;
      seen.set(sight.ply, sight.digest);
      await this.play(sight, chance);
    }
    throw new Error('the game does not end');
  }

  /** One turn, by chance; what need not be done is done only if it is liked. */
  async play(first: Sight, chance: (below: number) => number, liked = /./): Promise<void> {
    let sight = first;
    const one = (of: readonly string[]): string => of[chance(of.length)] ?? '';
    const [gift] = sight.gifts;
    if (gift && chance(3) === 0) {
      await this.press(`[data-gift="${gift}"]`);
      const uses = (await this.sight()).choices.filter((choice) => choice.startsWith('unwrap'));
      if ((await this.drafted()).length === 0) await this.choose(one(uses));
      sight = await this.sight();
    }
    if (sight.cells.length > 0) {
      await this.lay(one(sight.cells));
      sight = await this.sight();
    }
    for (let n = 0; n < 6; n++) {
      const choices = sight.choices.filter(
        (choice) => choice !== 'pass' && (!sight.ready || liked.test(choice)),
      );
      if (choices.length > 0 && (!sight.ready || chance(2) === 0)) {
        await this.choose(one(choices));
      }
      sight = await this.sight();
      if (sight.ready) break;
    }
    await this.commit();
    await expect
      .poll(async () => (await this.sight()).ply, { intervals: [20] })
      .toBeGreaterThan(first.ply);
  }
}

/** Where something can be pressed, or why it cannot. */
function middleOf(query: string): [number, number] | string {
  const it = document.querySelector(query);
  if (!it) return 'is not there';
  if (it instanceof HTMLButtonElement && it.disabled) return 'is disabled';
  if (document.querySelector('[data-moving="true"]')) return 'is on the move';
  const box = it.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (top?.closest(query)) return [x, y];
  return top ? `is covered by ${top.tagName} ${top.getAttribute('class')}` : 'is out of sight';
}

/** Numbers by chance, the same every time. */
export function dice(seed = 1): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
