/**
 * Whatever can be chosen can be touched, a touch does one thing, and every step says what to do:
 * in positions with every step there is, on screens of every size. `REACH=all` looks at every
 * recorded position, which takes a quarter of an hour for each screen.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { LAYOUTS } from './layouts';
import { dice, SWIFT } from './table';
import { install, OFFERED, type Spot, type State } from './reach.page';
import { allPositions, positions, type Position } from './reach.positions';

/** So many taps in every layout. */
const TAPS = 200;
/** What is smaller is not touched by a finger but comes nearer first. */
const FINGER = 43.5;
/** Of many that stand together, each is touched on a place of its own that may be smaller. */
const AMONG = 24;
/** So many small spots of a position, the smallest, are touched to see whether they come nearer. */
const NEARER = 2;

/** Told, but no instruction: what would come of it, and that nothing is left to say. */
const NO_INSTRUCTION =
  /^$|^Ready$|^[^·:]*[+−]\d+[^·:]*( · .*)?$|^[^·:]*\b(completed|another turn)\b[^·:]*$/i;

class Reaching {
  readonly #page: Page;
  readonly #touch: boolean;
  readonly #chance = dice(19);
  readonly faults: string[] = [];
  readonly counts = { spots: 0, taps: 0, doubles: 0, idle: 0, unreached: 0, silent: 0 };

  constructor(page: Page, touch: boolean) {
    this.#page = page;
    this.#touch = touch;
  }

  async tap({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.#touch) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }

  state(): Promise<State> {
    return this.#page.evaluate(() => window.reach.state());
  }

  async spots(queries: readonly string[]): Promise<Spot[]> {
    return this.#page.evaluate((all) => window.reach.spots(all), queries);
  }

  async open({ saved }: Position): Promise<State> {
    const state = await this.#page.evaluate((game) => window.reach.open(game), saved);
    if (!state.veiled) return state;
    const [ready] = await this.spots(['[data-veil] button']);
    if (ready) await this.tap(ready);
    return this.state();
  }

  note(position: Position, what: string, kind: keyof typeof this.counts): void {
    this.counts[kind] += 1;
    this.faults.push(`${kind}: ${position.name}, ${position.step}: ${what}`);
  }

  /** Whether all of these can be touched; what is small or crowded may come nearer first. */
  async reached(
    position: Position,
    queries: readonly string[],
    again = () => this.open(position),
  ): Promise<void> {
    const spots = await this.spots(queries);
    this.counts.spots += spots.length;
    const small: Spot[] = [];
    for (const spot of spots) {
      const isSmall = this.#touch && spot.size < FINGER && !spot.query.startsWith('.dock');
      if (isSmall && (spot.fault === null || spot.crowded)) small.push(spot);
      else if (spot.fault) this.note(position, `${spot.query} ${spot.fault}`, 'unreached');
    }
    // Those that stand closest are the hardest.
    small.sort((one, other) => one.size - other.size);
    for (const spot of small.slice(0, NEARER)) await this.nearer(position, spot, again);
  }

  /** The first touch of something small must bring it nearer, and not more. */
  async nearer(
    position: Position,
    { query, size }: Spot,
    again: () => Promise<State>,
  ): Promise<void> {
    const before = await again();
    const [now] = await this.spots([query]);
    if (!now) return;
    await this.tap(now);
    const after = await this.state();
    const what = `${query} of ${Math.round(size)} px`;
    if (String(after.draft) !== String(before.draft)) {
      this.note(position, `${what} is chosen at once`, 'unreached');
    } else {
      const [near] = await this.spots([query]);
      const least = query.includes('data-cell') ? FINGER : AMONG;
      if (!near || near.fault) this.note(position, `${what}, nearer, ${near?.fault}`, 'unreached');
      else if (near.size < least) this.note(position, `${what} comes no nearer`, 'unreached');
    }
  }

  says(position: Position, { instruction, over }: State): void {
    if (over || !NO_INSTRUCTION.test(instruction)) return;
    this.note(position, `the dock says “${instruction}”`, 'silent');
  }

  /** Looks at everything that can be chosen in a position. */
  async survey(position: Position): Promise<void> {
    const state = await this.open(position);
    if (state.failure) this.faults.push(`${position.name}: ${state.failure}`);
    if (position.over) {
      // What is shown at the end is fetched then.
      await this.#page.locator('section.end').waitFor();
      const state = await this.state();
      const board = await this.#page.evaluate(() => window.reach.seen('.game > .board'));
      expect
        .soft(board, `${position.name}: part of the screen left to the board`)
        .toBeGreaterThan(0.25);
      const hidden = await this.#page.evaluate(() =>
        window.reach.under('.world .tiles use', 'section.end'),
      );
      expect.soft(hidden, `${position.name}: tiles under the result`).toBe(0);
      expect.soft(state.over, `${position.name} is over`).toBe(true);
      return this.reached(position, ['section.end button']);
    }
    expect.soft(state.draft, position.name).toEqual(position.saved.draft);
    this.says(position, state);
    const faces = Object.keys(position.cells);
    const buttons = ['.dock .undo', '.dock .commit'];
    if (faces.length > 1)
      buttons.push(...faces.map((_, n) => `.dock .tile button:nth-of-type(${n + 1})`));
    const cells = Object.values(position.cells)[0] ?? [];
    await this.reached(position, [
      ...cells.map((cell) => `[data-cell="${cell}"]`),
      ...position.choices.map(({ text }) => queryOf(text)),
      ...buttons,
    ]);
    for (const gift of Object.keys(position.gifts)) await this.unwrap(position, gift);
  }

  /** A gift is taken in hand, its uses are shown, and nothing happens before one is chosen. */
  async unwrap(position: Position, gift: string): Promise<void> {
    const { draft } = await this.open(position);
    const query = `[data-gift="${gift}"]`;
    await this.disclose(query);
    const take = async (): Promise<State> => {
      const [spot] = await this.spots([query]);
      if (spot) await this.tap(spot);
      return this.state();
    };
    await this.reached(position, [query]);
    const state = await take();
    // What has no target is drafted; the button that ends the turn says what comes.
    if (gift === 'take-two') return this.says(position, state);
    if (String(state.draft) !== String(draft)) {
      this.note(position, `${gift} is used by one touch`, 'doubles');
      return;
    }
    this.says(position, state);
    const uses = position.gifts[gift] ?? [];
    await this.reached(position, uses.map(queryOf), async () => {
      await this.open(position);
      await this.disclose(query);
      return take();
    });
  }

  /** Gifts may lie behind one button. */
  async disclose(query: string): Promise<void> {
    if ((await this.spots([query]))[0]?.fault !== 'is not there') return;
    const [more] = await this.spots(['.dock .gifts']);
    if (!more || more.fault) return;
    await this.tap(more);
    await this.state();
  }

  /** Touches what is offered, and sees that one touch does one thing. */
  async taps(position: Position, count: number): Promise<void> {
    let before = await this.open(position);
    for (let n = 0; n < count; n++) {
      // What is chosen already stays so.
      const fresh = before.offered.filter(
        (query) => !before.draft.some((line) => query.includes(`"${line}"`)),
      );
      const spots = (await this.spots(fresh)).filter(({ fault }) => fault === null);
      // Where a tile is touched, what can be put on it appears; so both come in turn.
      const liked = spots.filter(({ query }) => query.includes('data-cell') === (n % 2 === 0));
      const among = liked.length > 0 ? liked : spots;
      const spot = among[this.#chance(among.length)];
      if (!spot) return;
      await this.tap(spot);
      this.counts.taps += 1;
      const after = await this.state();
      const fault = unlike(before, after, spot.query);
      if (fault) this.note(position, `a tap on ${spot.query} ${fault}`, 'doubles');
      const same = (it: State): string => JSON.stringify([it.draft, it.view, it.gift, it.ply]);
      if (same(before) === same(after) && !spot.query.includes('"pass"')) {
        this.note(position, `a tap on ${spot.query} does nothing`, 'idle');
      }
      before = after;
    }
  }
}

/** What is touched to choose something; to say no more is to end the turn. */
function queryOf(text: string): string {
  return text === 'pass'
    ? '[data-choice="pass"], .dock .commit:enabled'
    : `[data-choice="${text}"]`;
}

/** What a tap did that it must not do. */
function unlike(before: State, after: State, query: string): string | null {
  if (before.ply !== after.ply) return 'ended the turn';
  const same = after.draft.findIndex((line, n) => line !== before.draft[n]);
  const fresh = same < 0 ? [] : after.draft.slice(same);
  if (fresh.length > 1) return `decided ${fresh.length} things: ${fresh.join(', ')}`;
  const [line] = fresh;
  if (line === undefined) return null;
  const [, kind, value = ''] = /data-(\w+)="(.*)"/.exec(query) ?? [];
  if (kind === 'cell') {
    return line.startsWith('place ') && line.split(' ')[2] === value ? null : `decided ${line}`;
  }
  if (kind === 'choice') return line === value ? null : `decided ${line}`;
  return line.startsWith(`unwrap ${value}`) ? null : `decided ${line}`;
}

for (const [name, { width, height, touch }] of Object.entries(LAYOUTS)) {
  test.describe(name, () => {
    test.use({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`everything can be reached, and a tap does one thing: ${name}`, async ({ page }) => {
      const everywhere = process.env['REACH'] === 'all';
      test.setTimeout(everywhere ? 1_800_000 : 180_000);
      const found = await (everywhere ? allPositions() : positions());
      await page.addInitScript(install, OFFERED);
      await page.addInitScript(
        (wishes) => localStorage.setItem('remparts.settings', wishes),
        JSON.stringify(SWIFT),
      );
      await page.goto('./#/games');
      const reaching = new Reaching(page, touch);
      for (const position of found) await reaching.survey(position);
      const playable = found.filter(({ over }) => !over);
      for (let n = 0; reaching.counts.taps < TAPS && n < 4 * playable.length; n++) {
        const left = TAPS - reaching.counts.taps;
        const position = playable[n % playable.length];
        const share = Math.min(left, Math.ceil(TAPS / playable.length));
        if (position) await reaching.taps(position, share);
      }
      const { counts, faults } = reaching;
      console.log(`${name} ${width}x${height}: ${JSON.stringify(counts)}`);
      if (!everywhere) expect.soft(counts.taps).toBe(TAPS);
      expect(faults, `${name}: ${JSON.stringify(counts)}`).toEqual([]);
    });
  });
}
