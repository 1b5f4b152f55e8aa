import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  greetAgain,
  hello,
  lobby,
  me,
  mine,
  onNamed,
  open,
  rename,
  Trouble,
} from './api';
import type { TableWish } from './generated';

interface Asked {
  path: string;
  method: string;
  body: unknown;
}

/** A server that answers by paths. */
function serving(answers: Record<string, () => Response | Promise<Response>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit = {}) => {
    const path = url.pathname.replace('/api/v1/', '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ path, method: init.method ?? 'GET', body });
    const answer = answers[path];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  return asked;
}

const greeting = () => Response.json({ name: 'remparts', version: 1, program: '0.1.0' });
const ANA = { player: 'PPPPPPPPPPPPPPPP', name: 'Ana', account: false };

afterEach(() => {
  greetAgain();
  vi.unstubAllGlobals();
});

it('asks below the page, wherever that is', () => {
  const base = document.createElement('base');
  base.href = 'https://example.org/games/remparts/index.html';
  document.head.append(base);
  expect(addressOf('hello').href).toBe('https://example.org/games/remparts/api/v1/hello');
  base.remove();
});

describe('a server', () => {
  it('is asked once whether it is there', async () => {
    const asked = serving({ hello: greeting });
    expect(await hello()).toEqual({ version: 1, program: '0.1.0' });
    await hello();
    expect(asked).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await hello();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['does not answer', undefined],
    ['knows nothing', () => new Response('', { status: 404 })],
    ['hands out the page for everything', () => new Response('<!doctype html>')],
    ['is another one', () => Response.json({ name: 'other' })],
  ])('is none if it %s', async (_, answer) => {
    const asked = serving(answer ? { hello: answer } : {});
    expect(await hello()).toBeNull();
    // Then nothing else is asked for without being wanted.
    expect([await me(), await mine()]).toEqual([null, []]);
    expect(asked).toHaveLength(1);
  });
});

describe('what is asked', () => {
  it('is answered', async () => {
    const asked = serving({ hello: greeting, me: () => Response.json(null) });
    expect(await me()).toBeNull();
    expect(asked.at(-1)).toMatchObject({ path: 'me', method: 'GET' });
  });

  it('may be refused in words of the protocol', async () => {
    serving({
      tables: () => Response.json({ code: 'too-fast', message: 'wait' }, { status: 429 }),
    });
    await expect(open({} as TableWish)).rejects.toMatchObject({ code: 'too-fast' });
  });

  it('may find nobody', async () => {
    serving({ tables: () => new Response('Bad Gateway', { status: 502 }) });
    await expect(lobby()).rejects.toBeInstanceOf(Trouble);
    await expect(lobby()).rejects.toMatchObject({ code: 'network' });
    serving({});
    await expect(lobby()).rejects.toMatchObject({ code: 'network' });
  });
});

it('tells a name, and those who care', async () => {
  const asked = serving({ me: () => Response.json(ANA) });
  const told = vi.fn();
  const stop = onNamed(told);
  expect(await rename('Ana')).toEqual(ANA);
  expect(asked).toEqual([{ path: 'me', method: 'PUT', body: { name: 'Ana' } }]);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  await rename('Ana');
  expect(told).toHaveBeenCalledTimes(1);
});
