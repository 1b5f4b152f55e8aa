/** Why a game from elsewhere is not shown. */
import { speech } from '../i18n/index.svelte';

export type ProblemCode =
  /** More than any game needs. */
  | 'oversized'
  /** Not made by us, or not whole. */
  | 'damaged'
  /** Who sat where cannot be told. */
  | 'sitters'
  /** Text, but no log. */
  | 'foreign'
  /** A log that breaks a rule; the engine says where. */
  | 'refused';

/** Its message is in the language of the page. */
export class Problem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, cause?: unknown) {
    super(speech.t.history.problem(code, lineIn(cause)), { cause });
    this.name = 'Problem';
    this.code = code;
  }
}

/** The line of the log that the engine complains about. */
function lineIn(cause: unknown): number | null {
  const line = cause instanceof Error ? /\bline (\d+)/.exec(cause.message)?.[1] : undefined;
  return line === undefined ? null : Number(line);
}
