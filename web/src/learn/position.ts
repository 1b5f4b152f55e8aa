/** A position of a lesson on the real engine; chance says what the lesson wants. */
import { LocalHost } from '../engine/host';
import type { Choice, Feature, Happening, Screen, Spot } from '../engine/types';
import { logOf, pliesOf } from '../rules/telling';
import { YOU, type AskStep, type Attempt, type PlayStep, type Step } from './steps';

export class Position {
  readonly host: LocalHost;

  private constructor(host: LocalHost) {
    this.host = host;
  }

  /** Where a step begins: at its own position, or after the step before. */
  static async begin(step: Step, before: Position | null): Promise<Position> {
    const position =
      step.from || !before
        ? new Position(await LocalHost.load(logOf(step.from ?? { moves: [] })))
        : before;
    position.tell((step.then ?? []).flatMap(pliesOf));
    return position;
  }

  /** Where a step begins when all steps before it were done as they say. */
  static async reach(steps: readonly Step[], at: number): Promise<Position> {
    let position: Position | null = null;
    for (const [n, step] of steps.slice(0, at + 1).entries()) {
      position = await Position.begin(step, position);
      if (n < at && step.kind === 'play') position.commit(step, step.solution);
    }
    if (!position) throw new Error('a lesson has steps');
    return position;
  }

  screen(draft: readonly string[]): Screen {
    return this.host.screen(YOU, draft);
  }

  inspect(spot: Spot, draft: readonly string[]): Feature | null {
    return this.host.inspect(spot, draft);
  }

  tell(plies: readonly string[]): Happening[] {
    return plies.length > 0 ? this.host.tell(plies) : [];
  }

  /** The number of the first goal that a draft does not reach; nothing if it reaches all. */
  missed(step: PlayStep, draft: readonly Choice[]): number | null {
    const attempt = this.#attempt(draft);
    const at = step.goals.findIndex((goal) => !goal(attempt));
    return at < 0 ? null : at;
  }

  answer(step: AskStep): number | readonly number[] {
    return step.answer(this.#attempt(this.choicesOf(step.draft ?? [])));
  }

  /** Plays a turn, with what chance has to say in it. */
  commit(step: PlayStep, actions: readonly string[]): Happening[] {
    const chance = step.chance ?? [];
    const laid = actions.findIndex((action) => action.startsWith('place ')) + 1;
    return this.tell([...actions.slice(0, laid), ...chance, ...actions.slice(laid)]);
  }

  /** The choices that texts stand for, one after the other. */
  choicesOf(texts: readonly string[]): Choice[] {
    const found: Choice[] = [];
    for (const text of texts) {
      const { choices } = this.screen(found.map((choice) => choice.text));
      const choice = choices.find((other) => other.text === text);
      if (!choice) break;
      found.push(choice);
    }
    return found;
  }

  #attempt(actions: readonly Choice[]): Attempt {
    const draft = actions.map(({ text }) => text);
    return {
      actions,
      screen: this.screen(draft),
      inspect: (spot) => this.inspect(spot, draft),
    };
  }
}
