import { beforeEach, describe, expect, it } from 'vitest';
import { makeNonce, nonceOf } from './nonce';

describe('what a device adds to the draws', () => {
  beforeEach(() => localStorage.clear());

  it('is made once for each table', () => {
    expect(nonceOf('one')).toBeNull();
    const nonce = makeNonce('one');
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(makeNonce('one')).toBe(nonce);
    expect(nonceOf('one')).toBe(nonce);
    expect(makeNonce('other')).not.toBe(nonce);
  });

  it('is made anew where something else was kept', () => {
    localStorage.setItem('remparts.nonce.one', 'seven');
    expect(makeNonce('one')).toMatch(/^[0-9a-f]{64}$/);
  });
});
