import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reason } from '../engine/types';
import { BOTH, en, fr } from '../i18n/both.fixture';
import { prose } from '../rules/prose';
import { resolve, SECTIONS } from '../rules/sections';
import { ruledBy } from './refusal';

const at = { x: 1, y: -2 };
const edge = { ...at, side: 'E' } as const;

/** Every reason once; a new one cannot be forgotten. */
const REASONS: { [Why in Reason['why']]: Omit<Extract<Reason, { why: Why }>, 'why'> } = {
  'game-over': {},
  'not-your-turn': { seat: 1 },
  'chance-pending': {},
  'nothing-to-draw': {},
  'wrong-step': { step: 'tile' },
  'not-in-hand': { face: 'base/D' },
  'none-left': { face: 'base/D' },
  'not-in-deck': {},
  'no-such-seat': { seat: 1 },
  'cell-taken': at,
  detached: at,
  'edge-mismatch': { side: 'N' },
  'street-mismatch': { side: 'N' },
  'fits-no-way': at,
  'river-not-continued': {},
  'river-end-lost': {},
  'river-u-turn': {},
  'river-toward-river': {},
  'not-in-the-middle': {},
  'beyond-the-wall': at,
  'breaks-the-run': at,
  'no-tile': at,
  'no-such-part': at,
  'arrow-not-touched': at,
  'none-in-supply': { figure: 'abbot' },
  'no-follower': {},
  resting: {},
  'wrong-figure': { figure: 'meeple' },
  'no-farmers': {},
  'not-on-new-tile': {},
  occupied: {},
  complete: {},
  finished: {},
  'nothing-to-pair': {},
  'no-abbot-to-recall': {},
  'abbot-just-placed': {},
  'no-such-gift': { gift: 'synod' },
  'gift-already-unwrapped': {},
  'no-second-tile': {},
  'no-abbey': at,
  'abbey-complete': at,
  'no-road-to-sweep': {},
  'no-figure-there': {},
  'retreat-from-garden': {},
  'no-change': {},
  'complete-to-stand-in': {},
  'not-on-the-rim': edge,
  'not-next-to-an-end': edge,
  'not-the-wall': edge,
  'guarded-opposite': {},
  'no-tower': {},
  'not-an-end': edge,
};

/** The IDs that the engine gives as the rules of its refusals. */
const RULES = ['classic', 'city'].flatMap((game) => {
  const source = readFileSync(`../crates/engine/src/${game}/illegal.rs`, 'utf8');
  const answers = source.split('fn rule(&self)')[1]?.split('\n    }\n')[0] ?? '';
  return [...answers.matchAll(/"([A-Z0-9-]+)"/g)].map(([, id = '']) => id);
});

describe('refusals', () => {
  it.each(Object.entries(REASONS))('%s is a sentence in both languages', (why, values) => {
    const reason = { why, ...values } as Reason;
    const said = [en, fr].map((t) => ruledBy(t, { reason, rule: 'X-1' }, ['Ann', 'Ben']).text);
    expect(said[0]).not.toBe(said[1]);
    for (const text of said) {
      expect(text).toMatch(/^[A-ZÀ-Ý].+\.$/);
      expect(text).not.toMatch(/undefined|\[object/);
      expect(text.length).toBeLessThan(140);
    }
  });

  it('tells names and cells', () => {
    const ask = (reason: Reason): string =>
      ruledBy(en, { reason, rule: 'X-1' }, ['Ann', 'Ben']).text;
    expect(ask({ why: 'not-your-turn', seat: 1 })).toContain('Ben’s turn');
    expect(ask({ why: 'cell-taken', x: 1, y: -2 })).toContain('1,\u00a0−2');
  });

  it('rest on rules that the rules page tells in both languages', () => {
    expect(RULES.length).toBeGreaterThan(40);
    for (const { documents } of [BOTH.en, BOTH.fr]) {
      const told = SECTIONS.flatMap((section) =>
        prose(documents.rules?.[section] ?? '').blocks.flatMap((block) =>
          block.kind === 'rules' ? block.items.map(({ id }) => id) : [],
        ),
      );
      expect(RULES.filter((rule) => !told.includes(rule))).toEqual([]);
    }
    expect(RULES.filter((rule) => resolve(rule) === null)).toEqual([]);
  });
});
