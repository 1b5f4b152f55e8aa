import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLink } from './connection.svelte';
import { eventOf, ID, ME, Sockets, stateOf, tableOf } from './scripted.fixture';

const PLAY = { do: 'play', ply: 2, actions: ['place base/U 0,1 r1', 'pass'] } as const;
const play = () => ({ ...PLAY, actions: [...PLAY.actions] });
const HELLO = { do: 'say', text: 'hello' } as const;
const said = (seq: number, text: string) =>
  eventOf(seq, 2, [], {
    kind: 'said',
    said: { at: seq, player: ME, name: 'Ana', seat: 0, text },
  });

let sockets: Sockets;
let links: TableLink[];

/** A table whose first two plies were heard. */
function joined(): TableLink {
  const link = linked();
  sockets.last.open();
  sockets.last.table(5, tableOf(['first 1', 'draw base/U']));
  sockets.last.done('ping', 5);
  return link;
}

function linked(): TableLink {
  const link = new TableLink(ID, sockets.connect);
  links.push(link);
  return link;
}

/** The next socket, opened; everything before it was heard. */
function again(seq: number): void {
  vi.advanceTimersByTime(1000);
  sockets.last.open();
  sockets.last.done('ping', seq);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sockets = new Sockets();
  links = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

afterEach(() => {
  links.forEach((link) => link.close());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is known', () => {
  it('begins with the whole table', () => {
    const link = linked();
    expect(link.state).toBe('connecting');
    expect(sockets.last.url.pathname).toBe(`/api/v1/tables/${ID}/socket`);
    expect(sockets.last.url.search).toBe('');
    sockets.last.open();
    sockets.last.table(5, tableOf(['first 1']));
    expect(link.state).toBe('live');
    expect(link.you).toEqual({ player: ME, seat: 0 });
    expect(link.table?.plies).toEqual(['first 1']);
  });

  it('goes on with events, and back with what is taken back', () => {
    const link = joined();
    const heard: number[] = [];
    link.listen((from) => heard.push(from));
    sockets.last.event(eventOf(6, 2, ['place base/U 0,1 r1', 'pass', 'draw base/V']));
    expect(link.table?.plies).toHaveLength(5);
    sockets.last.event(eventOf(7, 2, [], { kind: 'undone', seat: 0 }));
    expect(link.table?.plies).toEqual(['first 1', 'draw base/U']);
    sockets.last.event(said(8, 'sorry'));
    expect(link.table?.chat.map(({ text }) => text)).toEqual(['sorry']);
    expect(link.table?.plies).toHaveLength(2);
    expect(heard).toEqual([2, 2, 2]);
    expect(link.seq).toBe(8);
  });

  it('keeps no more of the chat than a server does', () => {
    const link = joined();
    for (let n = 0; n < 120; n++) sockets.last.event(said(6 + n, `${n}`));
    expect(link.table?.chat).toHaveLength(100);
    expect(link.table?.chat.at(-1)?.text).toBe('119');
  });

  it('is asked for as a whole when something was missed', () => {
    const link = joined();
    sockets.last.event(eventOf(9, 2, ['pass']));
    expect(sockets.all).toHaveLength(2);
    expect(sockets.last.url.search).toBe('');
    sockets.last.open();
    sockets.last.table(9, tableOf(['first 1', 'draw base/V', 'pass']));
    const heard: number[] = [];
    link.listen((from) => heard.push(from));
    expect(link.table?.plies).toHaveLength(3);
    sockets.last.event(eventOf(9, 3, ['pass']));
    expect(link.table?.plies).toHaveLength(3);
    expect(heard).toEqual([]);
  });

  it('counts time down from the moment it was told', () => {
    const link = joined();
    const state = stateOf({ clocks: { left: [9000, 5000], running: 0 } });
    sockets.last.event({ ...said(6, 'tick'), state });
    vi.advanceTimersByTime(2500);
    expect([link.left(0), link.left(1)]).toEqual([6500, 5000]);
    vi.advanceTimersByTime(9000);
    expect(link.left(0)).toBe(0);
  });
});

describe('orders', () => {
  it('are done when they are answered and heard', async () => {
    const link = joined();
    let isDone = false;
    const order = link.order(play()).then(() => (isDone = true));
    expect(sockets.last.asked).toEqual([PLAY]);
    expect(link.playing).toEqual(PLAY);
    sockets.last.done('play', 6);
    await Promise.resolve();
    expect(isDone).toBe(false);
    sockets.last.event(eventOf(6, 2, ['place base/U 0,1 r1', 'pass']));
    await order;
    expect(link.playing).toBeNull();
    expect(localStorage.getItem(`remparts.play.${ID}`)).toBeNull();
  });

  it('may be refused', async () => {
    const link = joined();
    const order = link.order(play());
    const problem = { code: 'illegal', message: 'no' } as const;
    sockets.last.say({ type: 'refused', id: sockets.last.orders.at(-1)?.id ?? 0, problem });
    await expect(order).rejects.toMatchObject({ code: 'illegal' });
    expect(link.playing).toBeNull();
  });

  it('wait for a server that is busy', async () => {
    const link = joined();
    const order = link.order(play());
    const problem = { code: 'busy', message: 'later' } as const;
    sockets.last.say({ type: 'refused', id: sockets.last.orders.at(-1)?.id ?? 0, problem });
    vi.advanceTimersByTime(1000);
    expect(sockets.last.asked).toEqual([PLAY, PLAY]);
    sockets.last.done('play', 5);
    await order;
  });
});

describe('a lost connection', () => {
  it('is known at once, and tried again from where it was', () => {
    const link = joined();
    sockets.last.break();
    expect(link.state).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(sockets.all).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(sockets.all).toHaveLength(2);
    expect(sockets.last.url.search).toBe('?after=5');
    sockets.last.open();
    expect(link.state).toBe('lost');
    sockets.last.event(eventOf(6, 2, ['pass']));
    sockets.last.done('ping', 6);
    expect(link.state).toBe('live');
    expect(link.table?.plies).toHaveLength(3);
  });

  it('is looked for more and more seldom, and at once when the browser is on line again', () => {
    joined();
    sockets.last.break();
    for (let n = 0; n < 12; n++) {
      vi.advanceTimersByTime(12_500);
      sockets.last.break();
    }
    const tries = sockets.all.length;
    vi.advanceTimersByTime(5000);
    expect(sockets.all).toHaveLength(tries);
    dispatchEvent(new window.Event('online'));
    expect(sockets.all).toHaveLength(tries + 1);
  });

  it('is noticed when nobody answers', () => {
    const link = joined();
    vi.advanceTimersByTime(10_000);
    expect(link.state).toBe('live');
    vi.advanceTimersByTime(5900);
    expect(link.state).toBe('live');
    vi.advanceTimersByTime(200);
    expect(link.state).toBe('lost');
    expect(sockets.all[0]?.closed).toBe(true);
  });

  it('is noticed when something is kept from us', () => {
    const link = joined();
    vi.advanceTimersByTime(10_000);
    sockets.last.done('ping', 6);
    vi.advanceTimersByTime(5000);
    expect(link.state).toBe('live');
    vi.advanceTimersByTime(1100);
    expect(link.state).toBe('lost');
    again(5);
    expect(sockets.last.url.search).toBe('?after=5');
  });

  it('gives up a socket that never opens', () => {
    joined();
    sockets.last.break();
    vi.advanceTimersByTime(700);
    expect(sockets.all).toHaveLength(2);
    vi.advanceTimersByTime(6000 + 1300);
    expect(sockets.all).toHaveLength(3);
  });

  it('delays a move, which is sent until it is answered', async () => {
    const link = joined();
    const order = link.order(play());
    for (let n = 0; n < 3; n++) {
      sockets.last.break();
      again(5);
      expect(sockets.last.asked).toEqual([PLAY]);
    }
    sockets.last.event(eventOf(6, 2, ['place base/U 0,1 r1', 'pass']));
    sockets.last.done('play', 6);
    await order;
  });

  it('sends what was ordered meanwhile, in order', async () => {
    const link = joined();
    sockets.last.break();
    const orders = [link.order(HELLO), link.order({ do: 'undo' })];
    again(5);
    expect(sockets.last.asked).toEqual([HELLO, { do: 'undo' }]);
    sockets.last.done('say', 5);
    sockets.last.done('undo', 5);
    await Promise.all(orders);
  });

  it('says nothing twice that was heard', async () => {
    const link = joined();
    const order = link.order(HELLO);
    sockets.last.break();
    vi.advanceTimersByTime(1000);
    sockets.last.open();
    sockets.last.event(said(6, 'hello'));
    sockets.last.done('ping', 6);
    await order;
    expect(sockets.last.asked).toEqual([]);
  });

  it('ends other orders after a second time', async () => {
    const link = joined();
    const order = link.order({ do: 'resign' });
    sockets.last.break();
    again(5);
    expect(sockets.last.asked).toEqual([{ do: 'resign' }]);
    sockets.last.break();
    await expect(order).rejects.toMatchObject({ code: 'network' });
  });
});

it('a move survives a reload', async () => {
  const before = joined();
  before.order(play()).catch(() => undefined);
  before.close();
  await vi.advanceTimersByTimeAsync(0);
  const link = joined();
  expect(link.playing).toEqual(PLAY);
  expect(sockets.last.asked).toEqual([PLAY]);
  sockets.last.done('play', 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(link.playing).toBeNull();
});

it('a table that is not there is gone', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'no-table', message: 'no' }, { status: 404 })),
  );
  const link = linked();
  sockets.last.break();
  await vi.advanceTimersByTimeAsync(0);
  expect(link.state).toBe('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.all).toHaveLength(1);
});

it('a server that is not there is lost', async () => {
  const link = linked();
  sockets.last.break();
  await vi.advanceTimersByTimeAsync(700);
  expect(link.state).toBe('lost');
  expect(sockets.all.length).toBeGreaterThan(1);
});
