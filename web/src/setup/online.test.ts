import { beforeEach, describe, expect, it } from 'vitest';
import { added, formOf } from './form';
import { FIRST } from './last';
import {
  clockOf,
  FIRST_TERMS,
  forFriend,
  inviting,
  lastTerms,
  mixed,
  ownChair,
  rememberTerms,
  tableWish,
  type Terms,
} from './online';

const form = formOf(FIRST);

describe('a table on line', () => {
  beforeEach(() => localStorage.clear());

  it('has a seat of one’s own, open ones, and bots', () => {
    const chairs = added(form.chairs, 'human');
    const me = ownChair(chairs);
    const wish = tableWish({ ...form, chairs }, me, { ...FIRST_TERMS, title: ' Round ' });
    expect(wish.chairs).toEqual([
      { kind: 'me', bot: null, livery: 0 },
      { kind: 'bot', bot: 'club', livery: 1 },
      { kind: 'open', bot: null, livery: 2 },
    ]);
    expect(wish.title).toBe('Round');
    expect(wish.setup).toContain('players 3');
  });

  it('has no seat of one’s own if one only wants to watch', () => {
    const { chairs } = tableWish(form, null, FIRST_TERMS);
    expect(chairs.map(({ kind }) => kind)).toEqual(['open', 'bot']);
  });

  it('has the clock that was chosen', () => {
    const clock = (more: Partial<Terms>) => clockOf({ ...FIRST_TERMS, ...more });
    expect(clock({})).toEqual({ kind: 'none' });
    expect(clock({ clock: 'move', moveSeconds: 30 })).toEqual({ kind: 'move', seconds: 30 });
    expect(clock({ clock: 'game' })).toEqual({ kind: 'game', seconds: 900, increment: 10 });
    expect(clock({ clock: 'days', days: 7 })).toEqual({ kind: 'days', days: 7 });
  });

  it('is for someone else too', () => {
    expect(inviting(form.chairs, 0).map(({ kind }) => kind)).toEqual(['human', 'human']);
    const two = added(form.chairs, 'human');
    expect(inviting(two, 0)).toBe(two);
  });

  it('for a friend is private, and seats two', () => {
    rememberTerms({ ...FIRST_TERMS, public: true, clock: 'days' });
    const wish = forFriend(FIRST);
    expect(wish.chairs.map(({ kind }) => kind)).toEqual(['me', 'open']);
    expect(wish).toMatchObject({ public: false, clock: { kind: 'days', days: 3 } });
    expect(wish.setup).toContain('players 2');
  });

  it('may have its seats mixed', () => {
    const three = added(form.chairs);
    const order = mixed(three, () => 0.99).map(({ id }) => id);
    expect(order).toEqual([2, 1, 0]);
  });
});

describe('the terms of a table', () => {
  beforeEach(() => localStorage.clear());

  it('are remembered but for the title', () => {
    const terms: Terms = { ...FIRST_TERMS, clock: 'move', moveSeconds: 120, late: 'skip' };
    rememberTerms({ ...terms, title: 'x' });
    expect(lastTerms()).toEqual(terms);
  });

  it('that nobody can choose are forgotten', () => {
    localStorage.setItem('remparts.terms', '{"clock":"sundial","moveSeconds":1,"late":3}');
    expect(lastTerms()).toEqual(FIRST_TERMS);
  });
});
