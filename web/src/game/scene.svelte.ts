import { settings } from '../app/settings.svelte';
import type { Cursor } from '../board/cursor.svelte';
import type { Effect } from '../board/effects';
import type { BoardProps } from '../board/props';
import type { Gap, Mark, Point } from '../board/types';
import type { Face } from '../engine/types';
import type { Catalogue } from '../i18n/index.svelte';
import type { Look } from './look.svelte';
import type { Session } from './session.svelte';
import { spoken } from './speech';
import { effectsOf, gapsOf, lastOf, marksOf, recentOf, waysAt } from './stage';

/** Points of so many plies are news. */
const NEWS = 8;

type Shown = Pick<
  Required<BoardProps>,
  | 'kind'
  | 'hint'
  | 'lastLabel'
  | 'coordinates'
  | 'cursor'
  | 'gaps'
  | 'recent'
  | 'effects'
  | 'lit'
  | 'ends'
  | 'speak'
  | 'onturn'
>;

/** What a board shows beside tiles and choices: signs, news, and what is said of cells. */
export class Scene {
  readonly #session: () => Session;
  readonly #look: Look;
  readonly #words: () => Catalogue;
  readonly #names: () => readonly string[];
  #replays = $state(0);

  readonly #past = $derived.by(() => this.#session().chronicle.slice(0, this.#session().ply));
  readonly #faces: Face[] = $derived.by(() => this.#session().host.faces());

  readonly #gaps: Gap[] = $derived.by(() => {
    const { overlay } = this.#look;
    const asked = overlay === 'ends' || overlay === 'dead';
    if (!asked || !this.#session().aids.frontier) return [];
    return gapsOf(this.#session().frontier(), this.#words().scene.gap);
  });
  readonly #recent: Mark[] = $derived.by(() => {
    const { viewer, base } = this.#session();
    return recentOf(this.#past, viewer, lastOf(base));
  });
  readonly #effects: Effect[] = $derived.by(() => {
    const { id, screen } = this.#session();
    const { finale } = this.#session();
    if (finale) return [...finale.effects];
    return effectsOf(this.#past.slice(-NEWS), screen.regions, `${id} ${this.#replays} `);
  });
  readonly #lit: Mark[] = $derived.by(() => {
    const { lit } = this.#look;
    return lit ? marksOf(lit.cells, lit.seat) : [];
  });

  /** To be spread into a board, which asks for each of them only when it changes. */
  readonly board: Shown;

  constructor(
    session: () => Session,
    look: Look,
    cursor: Cursor,
    words: () => Catalogue,
    names: () => readonly string[],
  ) {
    this.#session = session;
    this.#look = look;
    this.#words = words;
    this.#names = names;
    const gaps = (): Gap[] => this.#gaps;
    const recent = (): Mark[] => this.#recent;
    const effects = (): Effect[] => this.#effects;
    const lit = (): Mark[] => this.#lit;
    this.board = {
      get kind() {
        return words().scene.kind;
      },
      get hint() {
        return words().scene.hint;
      },
      get lastLabel() {
        return words().scene.backToLast;
      },
      get coordinates() {
        return settings.coordinates;
      },
      get cursor() {
        return cursor.at;
      },
      get gaps() {
        return gaps();
      },
      get recent() {
        return recent();
      },
      get effects() {
        return effects();
      },
      get lit() {
        return lit();
      },
      get ends() {
        return session().screen.wall?.ends ?? [];
      },
      speak: (cell) => this.#speak(cell),
      onturn: (by) => session().turn(by),
    };
  }

  #speak(cell: Point): string {
    const { screen, placements, placed, aids } = this.#session();
    const [x, y] = placed?.cell ?? [];
    return spoken(this.#words(), cell, {
      screen,
      faces: this.#faces,
      names: this.#names(),
      ways: aids.spots ? waysAt(placements, cell) : 0,
      proposed: x === undefined || y === undefined ? null : { x, y },
    });
  }

  /** Shows the latest points once more. */
  replay(): void {
    this.#replays++;
  }
}
