import { PRESETS, type Aids } from '../app/aids';
import type { Sitter, Wish } from '../app/shelf';
import { dress } from '../board/seats.svelte';
import type { Thinker } from '../engine/thinker';
import { texts } from '../game/draft';
import { LocalSession } from '../game/local.svelte';
import { Session } from '../game/session.svelte';
import { speech } from '../i18n/index.svelte';
import { Trouble } from './api';
import type { TableLink } from './connection.svelte';
import { keepDraft, keptDraft } from './drafts';
import type { Sitter as Seated, Table } from './generated';
import { RemoteHost } from './remote';
import { problemWords } from './view-words';

/** Whoever plays on alone from a game of others meets bots of this level. */
const SPARRING = 'club';

/** A game on line. Others play elsewhere, and the server has the last word. */
export class RemoteSession extends Session {
  override readonly id: string;
  override readonly host: RemoteHost;
  readonly #link: TableLink;
  readonly #thinker: Thinker;
  /** Whether a draft is being brought back that may have been sent. */
  #restoring = $state(false);

  override readonly sitters: readonly Sitter[] = $derived.by(() =>
    (this.#table?.state.seats ?? []).map(sitterOf),
  );
  override readonly aids: Readonly<Aids> = $derived.by(
    () => PRESETS[this.#table?.preset ?? 'standard'],
  );

  private constructor(link: TableLink, host: RemoteHost, thinker: Thinker) {
    super();
    this.id = link.id;
    this.host = host;
    this.#link = link;
    this.#thinker = thinker;
    this.chronicle = host.chronicle(0);
    host.follower = {
      changed: (from) => this.#heard(from),
      failed: (error) => this.fail(error),
    };
    dress(this.liveries);
    this.#restore();
  }

  /** Sits down at a table where the game has begun, or watches it. */
  static async join(link: TableLink, thinker: Thinker): Promise<RemoteSession> {
    return new RemoteSession(link, await RemoteHost.join(link), thinker);
  }

  override get link(): TableLink {
    return this.#link;
  }

  override get seat(): number | null {
    return this.#link.you.seat;
  }

  override get people(): number {
    return this.seat === null ? 0 : 1;
  }

  override get wish(): Wish {
    const { setup = '', preset = 'standard' } = this.#table ?? {};
    return { setup, preset, sitters: [...this.sitters] };
  }

  override get sending(): boolean {
    return !this.#restoring && this.#link.playing?.ply === this.plies;
  }

  override get running(): boolean {
    return !this.over;
  }

  /** While others play, nobody tries out what comes next. */
  override get canBranch(): boolean {
    return this.over && !this.live;
  }

  override branch(ply: number): LocalSession {
    const alone = this.sitters.map((sitter, seat): Sitter => {
      const isHere = seat === this.viewer;
      return isHere
        ? { ...sitter, kind: 'human', bot: null }
        : { ...sitter, kind: 'bot', bot: sitter.bot ?? SPARRING };
    });
    return new LocalSession(this.host.branch(ply), { ...this.wish, sitters: alone }, this.#thinker);
  }

  /** Others play without being asked. */
  override async run(): Promise<void> {}

  override close(): void {
    this.host.close();
  }

  get #table(): Table | null {
    return this.#link.table;
  }

  protected override get plays(): boolean {
    return this.#table?.state.status === 'running';
  }

  /** Games may end before the rules say so. */
  protected override get ended(): boolean {
    return super.ended || this.#table?.state.status === 'over';
  }

  /** The draft stays on the board until the server has answered. */
  protected override async perform(actions: readonly string[]): Promise<void> {
    this.failure = null;
    await this.host.play(actions);
  }

  protected override changed(): void {
    super.changed();
    keepDraft(this.id, this.plies, texts(this.draft));
  }

  protected override fail(error: unknown): void {
    if (error instanceof Trouble) this.failure = problemWords(speech.t, error);
    else super.fail(error);
  }

  #heard(from: number): void {
    this.renew(from);
    this.failure = null;
    // What was drafted is done, or comes too late.
    this.keep(0);
  }

  /** Drafts again what was drafted before the page was loaded anew, or what is on its way. */
  #restore(): void {
    const { playing } = this.#link;
    const sent = playing?.ply === this.plies ? playing.actions : [];
    const drafted = keptDraft(this.id, this.plies);
    this.#restoring = true;
    this.propose(sent.length > 0 ? sent : drafted);
    this.#restoring = false;
  }
}

function sitterOf({ kind, name, bot, livery }: Seated): Sitter {
  return { kind: kind === 'bot' ? 'bot' : 'human', name, bot, livery };
}
