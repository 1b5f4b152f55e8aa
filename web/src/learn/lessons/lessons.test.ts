import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { LocalHost } from '../../engine/host';
import { initSync } from '../../engine/pkg/remparts_wasm.js';
import { Position } from '../position';
import type { Choice } from '../../engine/types';
import type { PlayStep, Step } from '../steps';
import { BOTH } from '../../i18n/both.fixture';
import { stepText } from '../texts';
import { LESSONS, lessonOf, numberOf, type LessonId } from '.';

beforeAll(() => {
  initSync({ module: readFileSync('src/engine/pkg/remparts_wasm_bg.wasm') });
});

/** Points that the texts promise, by lesson and step. */
const PROMISED: Record<string, number> = {
  'roadsAndCities/closeRoad': 4,
  'roadsAndCities/closeCity': 8,
  'abbeys/surround': 9,
  'majority/tie': 10,
  'majority/most': 14,
  'abbot/recall': 6,
  'arrows/bonus': 2,
  'inns/inn': 8,
  'inns/weight': 10,
  'gifts/sweep': 3,
  'city/street': 2,
  'city/tower': 2,
};

const ids = Object.keys(LESSONS) as LessonId[];

/** Every turn that counts as done. */
function allThatReach(position: Position, step: PlayStep): string[][] {
  const reached: string[][] = [];
  const visit = (draft: readonly Choice[]): void => {
    const { choices } = position.screen(draft.map(({ text }) => text));
    if (choices.length > 0 && draft.length < step.solution.length) {
      for (const choice of choices) visit([...draft, choice]);
    } else if (draft.length > 0 && position.missed(step, draft) === null) {
      reached.push(draft.map(({ text }) => text));
    }
  };
  visit([]);
  return reached;
}

describe.each(ids)('the lesson %s', (id) => {
  it('can be done as it says', async () => {
    let position: Position | null = null;
    for (const [name, step] of Object.entries<Step>(LESSONS[id])) {
      const before: Position = await Position.begin(step, position);
      if (step.kind === 'ask') {
        const answer = before.answer(step);
        const options: readonly unknown[] = step.options;
        expect([name, options.filter((it) => String(it) === String(answer))]).toHaveLength(2);
        expect([name, options.map(String)]).toEqual([
          name,
          expect.arrayContaining([String(answer)]),
        ]);
        position = before;
        continue;
      }
      const choices = before.choicesOf(step.solution);
      expect([name, choices.map(({ text }) => text)]).toEqual([name, step.solution]);
      expect([name, before.missed(step, choices)]).toEqual([name, null]);
      const score = before.screen([]).seats[0]?.score ?? 0;
      before.commit(step, step.solution);
      const gain = (before.screen([]).seats[0]?.score ?? 0) - score;
      const promised = PROMISED[`${id}/${name}`];
      if (promised !== undefined) expect([name, gain]).toEqual([name, promised]);
      position = before;
    }
  });

  it('says something for every goal, in both languages', () => {
    for (const [name, step] of Object.entries<Step>(LESSONS[id])) {
      for (const { onDemand } of [BOTH.en, BOTH.fr]) {
        const text = onDemand.learn && stepText(onDemand.learn, id, name);
        const wanted = step.kind === 'play' ? step.goals.length : 0;
        expect([name, text?.hints.length]).toEqual([name, wanted]);
        expect([name, text?.wrong === null]).toEqual([name, step.kind === 'play']);
      }
    }
  });

  it('has a number', () => {
    expect(lessonOf(numberOf(id))).toBe(id);
  });
});

it('goes on after everything that counts as done', async () => {
  for (const id of ids) {
    const steps = Object.values<Step>(LESSONS[id]);
    for (const [n, step] of steps.entries()) {
      const next = steps[n + 1];
      if (step.kind !== 'play' || !next || next.from) continue;
      const position = await Position.reach(steps, n);
      for (const solution of allThatReach(position, step)) {
        const other = await Position.reach(steps, n);
        other.commit(step, solution);
        await expect(Position.begin(next, other)).resolves.toBeDefined();
      }
    }
  }
}, 60_000);

it('loads games without a dealer', async () => {
  const host = await LocalHost.load('remparts 1\nplayers 2\nfirst 1\nplies\n');
  expect(host.canGoOn).toBe(false);
});
