// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bot_time, ready, Session, Table, think, verify_draws } from './bindings';
import { check, LocalHost, roster } from './host';
import { anySeed, bytesOf } from './seed';

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));

/** Games written by the same engine outside of a browser, with what they were dealt from. */
const GAMES = [
  { name: 'classic-all', seed: '03'.repeat(32) },
  { name: 'city', seed: '02'.repeat(32) },
];

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => ready(new Uint8Array(read('./pkg/remparts_wasm_bg.wasm'))));

describe.each(GAMES)('a game of $name', ({ name, seed }) => {
  const log = read(`./games/${name}.log`).toString();

  it('comes to the same digests here', async () => {
    // A ply after which the position has another digest is refused.
    const loaded = await LocalHost.load(log);
    expect(loaded.log()).toBe(log);
    expect(loaded.canGoOn).toBe(false);
    expect(loaded.screen(null, []).digest).toBe(loaded.digest());
  });

  it('is dealt alike from its seed', async () => {
    const loaded = await LocalHost.load(log);
    const dealt = await LocalHost.deal(loaded.setup(), seed);
    for (const { chance, text } of loaded.chronicle(0)) if (!chance) await dealt.play([text]);
    expect(dealt.log()).toBe(log);
    expect(dealt.digest()).toBe(loaded.digest());
  });

  it('goes on from a saved log', async () => {
    const whole = await LocalHost.load(log, seed);
    const half = whole.branch(40, seed);
    const resumed = await LocalHost.load(half.log(), half.seed);
    const { seat } = resumed.screen(null, []).turn;
    const choice = resumed.screen(seat, []).choices[0];
    expect(choice).toBeDefined();
    const text = choice?.text ?? '';
    expect(await resumed.play([text])).toEqual(await half.play([text]));
    expect(resumed.log()).toBe(half.log());
  });

  it('lets every level find a whole turn', async () => {
    const { levels } = await roster();
    const host = (await LocalHost.load(log)).branch(61, anySeed());
    for (const level of levels) {
      const before = host.screen(null, []).turn;
      const actions = think(host.log(), level, 1n, 20).split('\n');
      await host.play(actions);
      const { number, seat, step } = host.screen(null, []).turn;
      // A gift is dealt or a wall is built before the figure or the end of the turn.
      expect(number > before.number || seat !== before.seat || step !== 'tile').toBe(true);
    }
  });
});

describe('a game as one viewer is told it', () => {
  const log = read('./games/classic-all.log').toString();
  const bare = (line: string): string => line.split('#')[0]?.trim() ?? '';
  const plies = log
    .slice(log.indexOf('plies\n') + 6)
    .trim()
    .split('\n')
    .map(bare);
  const setup = log.slice(log.indexOf('\n') + 1, log.indexOf('plies\n'));
  const hidden = plies.map((ply) => (ply.startsWith('gift ') ? 'gift ?' : ply));

  it('looks the same to the audience', () => {
    const known = Table.told(setup, '');
    const told = Table.told(setup, '');
    hidden.slice(0, -1).forEach((line, n) => {
      expect(told.tell(line)).toBe(known.tell(plies[n] ?? ''));
      if (n % 10 === 0) expect(told.screen(null, '')).toBe(known.screen(null, ''));
    });
    expect(hidden).toContain('gift ?');
    expect(told.digest()).toBe(known.digest());
    expect(told.chronicle(0)).toBe(known.chronicle(0));
  });

  it('can be told otherwise from a ply on', () => {
    const told = Table.told(setup, hidden.join('\n'));
    const before = told.log();
    told.retell(50, hidden.slice(50, 60).join('\n'));
    expect(told.log()).toBe(Table.told(setup, hidden.slice(0, 60).join('\n')).log());
    told.tell(hidden.slice(60).join('\n'));
    expect(told.log()).toBe(before);
    expect(() => told.retell(hidden.length + 1, '')).toThrow();
  });
});

it('checks draws against what was promised', () => {
  const seed = '02'.repeat(32);
  // The SHA-256 of these 32 bytes.
  const promise = '75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a';
  const log = `${read('./games/city.log').toString()}# commitment ${promise}\n# seed ${seed}\n`;
  expect(verify_draws(log)).toBe(log.match(/^(first \d|draw) /gm)?.length);
  expect(verify_draws(log, promise)).toBeGreaterThan(60);
  expect(() => verify_draws(log, seed)).toThrow(/hash/);
  expect(() => verify_draws(log.replace(seed, '03'.repeat(32)))).toThrow(/hash/);
  expect(() => verify_draws(log.replace(/# seed.*/, ''))).toThrow(/seed/);
});

it('tells what is wrong with a wish', async () => {
  expect(await check('players 2')).toBeNull();
  expect((await check('players 6'))?.code).toBe('sixth-color');
  expect((await check('game chess'))?.code).toBe('unreadable');
});

it('plays what a study is told', async () => {
  const study = await LocalHost.study('players 2\nfirst 1');
  expect(study.screen(0, []).turn.step).toBe('draw');
  expect(study.tell(['draw base/U']).map(({ what }) => what)).toEqual(['drawn']);
  const place = study.screen(0, []).choices[0];
  await study.play([place?.text ?? '', 'pass']);
  expect(study.screen(null, []).turn).toMatchObject({ seat: 1, step: 'draw' });
  await expect(study.play(['pass'])).rejects.toThrow();
  const dealt = await LocalHost.deal('players 2');
  expect(() => dealt.tell(['draw base/U'])).toThrow();
});

it('writes seeds as digits', () => {
  const seed = anySeed();
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(bytesOf(seed)).toHaveLength(32);
  expect(() => bytesOf('12')).toThrow();
});

it('gives stronger levels more time, whatever their style', () => {
  expect(bot_time('expert+farmer')).toBe(bot_time('expert'));
  expect(bot_time('expert')).toBeGreaterThan(bot_time('club'));
  expect(bot_time('expert')).toBeLessThan(2000);
});

/** What was done outside of a browser, with what the snapshot was afterwards. */
type Step = [name: 'undo', args: [], digest: string];

it('decides a game as the session outside of browsers does', () => {
  const steps = JSON.parse(read('./games/session.json').toString()) as Step[];
  const sitters = [0, 1].map((livery) => ({ kind: 'human', name: '', livery }));
  const setup = 'players 2\nmodules gifts abbot\nfirst 1\n';
  const seed = new Uint8Array(32).fill(5);
  const session = Session.deal(setup, JSON.stringify(sitters), 'learner', seed);
  for (const [name, args, digest] of steps) {
    session[name](...args);
    // Places in the drawing may be rounded otherwise.
    const shown = session.snapshot().replace(/"at":\[[^\]]*\]/g, '');
    expect(createHash('sha256').update(shown).digest('hex'), name).toBe(digest);
  }
  expect(steps.length).toBeGreaterThan(200);
});
