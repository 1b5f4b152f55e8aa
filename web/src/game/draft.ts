import type { Choice, ChoiceKind } from '../engine/types';

/** One decision of a draft, with everything that could have been chosen instead. */
export interface Decision {
  chosen: Choice;
  among: readonly Choice[];
}

/** A turn that nobody has heard of yet. */
export type Draft = readonly Decision[];

export function texts(draft: Draft): string[] {
  return draft.map((decision) => decision.chosen.text);
}

/** Where in a draft something of a kind was decided, or its end. */
export function indexOf(draft: Draft, kind: ChoiceKind): number {
  const at = draft.findIndex((decision) => decision.chosen.kind === kind);
  return at < 0 ? draft.length : at;
}

/** The next of some choices after one of them, going round. */
export function after(choices: readonly Choice[], chosen: Choice, by: 1 | -1): Choice | undefined {
  const at = choices.findIndex((choice) => choice.text === chosen.text);
  return choices.at((at + by) % choices.length);
}

export function onCell(choice: Choice, x: number, y: number): boolean {
  return choice.cell?.[0] === x && choice.cell[1] === y;
}
