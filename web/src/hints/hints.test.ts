import { describe, expect, it } from 'vitest';
import { PRESETS } from '../app/aids';
import type { Choice, ChoiceKind, Screen } from '../engine/types';
import { due, type Hinted, type HintName } from './hints.svelte';

const choice = (kind: ChoiceKind, rotation: number | null = null, x = 1): Choice =>
  ({ kind, text: `${kind} ${rotation} ${x}`, cell: [x, 0], rotation }) as Choice;

const PLACE = choice('place', 0);
const PUT = choice('put');

const session = (more: Partial<Hinted> = {}): Hinted => ({
  aids: PRESETS.standard,
  mine: true,
  running: true,
  sending: false,
  gift: null,
  choices: [PLACE],
  placements: [PLACE, choice('place', 1)],
  placed: null,
  draft: [],
  canCommit: false,
  plies: 3,
  base: { turn: { number: 1 } },
  present: { turn: { seat: 0, number: 1, step: 'tile' } } as Screen,
  afterwards: null,
  ...more,
});

const laid = session({
  choices: [PUT, choice('pass')],
  placed: PLACE,
  draft: [{ chosen: PLACE, among: [PLACE] }],
  canCommit: true,
});

const after = (...heard: HintName[]): ReadonlySet<HintName> => new Set(heard);

describe('hints', () => {
  it('follow the first turn', () => {
    expect(due(session(), after())).toBe('spot');
    expect(due(laid, after('spot'))).toBe('rotate');
    expect(due(laid, after('spot', 'rotate'))).toBe('figure');
    const put = { ...laid, choices: [], draft: [...laid.draft, { chosen: PUT, among: [PUT] }] };
    expect(due(put, after('spot'))).toBe('end');
    expect(due(laid, after('spot', 'rotate', 'figure'))).toBe('end');
  });

  it('speak of a figure where it goes on the tile, not where it goes anywhere', () => {
    const anywhere = { ...laid, choices: [PUT, choice('put', null, 4)] };
    expect(due(anywhere, after('spot', 'rotate'))).toBe('end');
  });

  it('speak of the end of a turn only where the turn ends', () => {
    const put = { ...laid, choices: [], draft: [...laid.draft, { chosen: PUT, among: [PUT] }] };
    const afterwards = { seat: 0, number: 1, step: 'gate' } as Screen['turn'];
    expect(due({ ...put, afterwards }, after('spot'))).toBeNull();
  });

  it('speak of worth in a later turn', () => {
    const later = session({ base: { turn: { number: 3 } } });
    expect(due(later, after('spot'))).toBe('inspector');
    expect(due(session(), after('spot'))).toBeNull();
  });

  it('say nothing while others play, when all was heard, or of what this table goes without', () => {
    expect(due(session({ mine: false }), after())).toBeNull();
    expect(due(laid, after('spot', 'rotate', 'figure', 'end', 'inspector'))).toBeNull();
    expect(due(session({ aids: PRESETS.purist }), after())).toBeNull();
  });
});
