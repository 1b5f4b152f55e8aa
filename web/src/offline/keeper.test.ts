import { expect, test } from 'vitest';
import { Keeper, type Surroundings } from './keeper';

const SCOPE = 'https://example.org/games/remparts/';
const OLD = { version: 'old', files: ['index.html', 'assets/a-1.js', 'assets/same-1.wasm'] };
const NEW = { version: 'new', files: ['index.html', 'assets/a-2.js', 'assets/same-1.wasm'] };

/** A browser with caches, whose network answers with the address unless it is off. */
function browser() {
  const stores = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  const state = { online: true, missing: '' };
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (url: string, response: Response) => void store.set(url, response),
        match: async (url: string) => store.get(url)?.clone(),
      } as unknown as Cache;
    },
  };
  const fetch: Surroundings['fetch'] = async (request) => {
    const url = typeof request === 'string' ? request : request.url;
    asked.push(url);
    if (!state.online) throw new TypeError('no network');
    const missing = state.missing !== '' && url.endsWith(state.missing);
    return new Response(`fresh ${url}`, { status: missing ? 404 : 200 });
  };
  return { around: { caches, fetch }, stores, asked, state };
}

async function kept(build = OLD, world = browser()) {
  const keeper = new Keeper(SCOPE, build, world.around, 20);
  await keeper.install();
  await keeper.activate();
  world.asked.length = 0;
  return { keeper, ...world, world };
}

const text = async (answer: Promise<Response> | null): Promise<string | null> =>
  answer && (await answer).text();

test('everything is there without a network', async () => {
  const { keeper, state } = await kept();
  state.online = false;
  expect(await text(keeper.answer(new Request(`${SCOPE}#/game/x`)))).toBe(`fresh ${SCOPE}`);
  expect(await text(keeper.answer(new Request(`${SCOPE}index.html`)))).toBe(`fresh ${SCOPE}`);
  const wasm = `${SCOPE}assets/same-1.wasm`;
  expect(await text(keeper.answer(new Request(wasm)))).toBe(`fresh ${wasm}`);
});

test('the page comes from the network, files from what was kept', async () => {
  const { keeper, asked } = await kept();
  await keeper.answer(new Request(SCOPE));
  await keeper.answer(new Request(`${SCOPE}assets/a-1.js`));
  expect(asked).toEqual([SCOPE]);
});

test('a network that takes too long is not waited for', async () => {
  const { keeper, world } = await kept();
  world.around.fetch = () => new Promise(() => {});
  expect(await text(keeper.answer(new Request(SCOPE)))).toBe(`fresh ${SCOPE}`);
});

test('a server that fails does not hide the kept page', async () => {
  const { keeper, state } = await kept();
  state.missing = '/remparts/';
  expect(await text(keeper.answer(new Request(SCOPE)))).toBe(`fresh ${SCOPE}`);
});

test('what is not ours is left alone', async () => {
  const { keeper } = await kept();
  expect(keeper.answer(new Request('https://example.com/games/remparts/'))).toBeNull();
  expect(keeper.answer(new Request('https://example.org/games/other/'))).toBeNull();
  expect(keeper.answer(new Request(`${SCOPE}api/games`))).toBeNull();
  expect(keeper.answer(new Request(SCOPE, { method: 'POST' }))).toBeNull();
});

test('a new build takes over what did not change, and keeps the last one for open pages', async () => {
  const { world } = await kept();
  world.stores.set('other page', new Map());
  const keeper = new Keeper(SCOPE, NEW, world.around);
  await keeper.install();
  expect(world.asked).not.toContain(`${SCOPE}assets/same-1.wasm`);
  await keeper.activate();
  const old = `${SCOPE}assets/a-1.js`;
  expect(await text(keeper.answer(new Request(old)))).toBe(`fresh ${old}`);

  await kept({ ...NEW, version: 'newest' }, world);
  expect([...world.stores.keys()].sort()).toEqual([
    'other page',
    'remparts /games/remparts/ new',
    'remparts /games/remparts/ newest',
  ]);
});

test('half a build is none', async () => {
  const { world } = await kept();
  world.state.missing = 'a-2.js';
  await expect(new Keeper(SCOPE, NEW, world.around).install()).rejects.toThrow('a-2.js');
  expect([...world.stores.keys()]).toEqual(['remparts /games/remparts/ old']);
});
