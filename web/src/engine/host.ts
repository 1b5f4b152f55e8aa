import * as engine from './bindings';
import { anySeed, bytesOf } from './seed';
import { fetchTiles } from './tiles';
import type {
  Breakdown,
  Entry,
  Face,
  Feature,
  Gap,
  Happening,
  Odds,
  Problem,
  Refusal,
  Roster,
  Screen,
  Spot,
} from './types';

/** The seat that looks; the audience has no number. */
export type Viewer = number | null;

/** How a board is drawn. */
export interface Picture {
  schematic: boolean;
  dark: boolean;
  /** Whether scores are shown beside it. */
  panel: boolean;
  /** The colors that the seats wear. */
  liveries: readonly number[];
}

/** Where a game is played: here, or on a server. Looking never waits, playing may. */
export interface GameHost {
  /** Whether the game can be played on, because someone answers for chance. */
  readonly canGoOn: boolean;
  /** What a viewer sees after a draft of actions that nobody else hears of. */
  screen(viewer: Viewer, draft: readonly string[]): Screen;
  /**
   * Why what was typed cannot follow a draft; nothing if it can, or if it is no move. A cell is
   * about laying a face there.
   */
  refusal(
    viewer: Viewer,
    draft: readonly string[],
    typed: string,
    face: string | null,
  ): Refusal | null;
  /** Plays actions of the seat that has to choose, all of them or none. */
  play(actions: readonly string[]): Promise<Happening[]>;
  /** Everything about a feature, by one of its parts. */
  inspect(spot: Spot, draft: readonly string[]): Feature | null;
  /** The cells where tiles may be laid, with the chances of a seat or of the one to move. */
  frontier(draft: readonly string[], seat?: number): Gap[];
  /** How likely a seat is to draw tiles of some kinds. */
  odds(seat: number, faces: readonly string[]): Odds;
  /** The kinds of tiles that are played with. */
  faces(): Face[];
  /** The plies after the first so many, with what they made happen. */
  chronicle(from: number): Entry[];
  /** Where all points came from. */
  breakdown(): Breakdown;
  /** The same game after so many plies; it cannot go on. */
  at(ply: number): GameHost;
  /** The whole log as far as it is known here. */
  log(): string;
  /** The lines of the wish it is played by. */
  setup(): string;
  /** The fingerprint of what everyone knows. */
  digest(): string;
  /** What a face looks like as it lies, on a square of 1000 units. */
  face(face: string, rotation: number, copy: number, schematic?: boolean): string;
  /** The board as an SVG document. */
  picture(look: Picture): string;
}

/** A game as the engine in this browser knows it; how it goes on is another matter. */
export abstract class EngineHost implements GameHost {
  /** What the engine has been told. */
  protected abstract readonly table: engine.Table;
  abstract readonly canGoOn: boolean;
  abstract play(actions: readonly string[]): Promise<Happening[]>;

  screen(viewer: Viewer, draft: readonly string[]): Screen {
    return JSON.parse(this.table.screen(viewer, draft.join('\n'))) as Screen;
  }

  refusal(
    viewer: Viewer,
    draft: readonly string[],
    typed: string,
    face: string | null,
  ): Refusal | null {
    const refusal = this.table.refusal(viewer, draft.join('\n'), typed, face ?? '');
    return JSON.parse(refusal) as Refusal | null;
  }

  inspect(spot: Spot, draft: readonly string[]): Feature | null {
    const { x, y, part } = spot;
    return JSON.parse(this.table.inspect(x, y, part, draft.join('\n'))) as Feature | null;
  }

  frontier(draft: readonly string[], seat?: number): Gap[] {
    return JSON.parse(this.table.frontier(draft.join('\n'), seat)) as Gap[];
  }

  odds(seat: number, faces: readonly string[]): Odds {
    return JSON.parse(this.table.odds(seat, faces.join('\n'))) as Odds;
  }

  faces(): Face[] {
    return JSON.parse(this.table.faces()) as Face[];
  }

  chronicle(from: number): Entry[] {
    return JSON.parse(this.table.chronicle(from)) as Entry[];
  }

  breakdown(): Breakdown {
    return JSON.parse(this.table.breakdown()) as Breakdown;
  }

  at(ply: number): GameHost {
    return new LocalHost(this.table.at(ply), null);
  }

  /** The same game after so many plies, which goes on here with other luck. */
  branch(ply: number, seed: string = anySeed()): LocalHost {
    return new LocalHost(this.table.branch(ply, bytesOf(seed)), seed);
  }

  log(): string {
    return this.table.log();
  }

  setup(): string {
    return this.table.setup();
  }

  digest(): string {
    return this.table.digest();
  }

  face(face: string, rotation: number, copy: number, schematic = false): string {
    return this.table.tile(schematic, face, rotation, copy) ?? '';
  }

  picture({ schematic, dark, panel, liveries }: Picture): string {
    return this.table.picture(schematic, dark, panel, Uint8Array.from(liveries));
  }
}

/** A game in this browser. */
export class LocalHost extends EngineHost {
  protected override readonly table: engine.Table;
  /** What chance answers from, as 64 hexadecimal digits; nothing where chance waits to be told. */
  readonly seed: string | null;

  /** Games are dealt or loaded; this is for other hosts that have a game of the engine. */
  constructor(table: engine.Table, seed: string | null) {
    super();
    this.table = table;
    this.seed = seed;
  }

  /** Deals a new game as wished by the lines of a setup. */
  static async deal(setup: string, seed: string = anySeed()): Promise<LocalHost> {
    await fetchTiles(setup);
    return new LocalHost(new engine.Table(setup, bytesOf(seed)), seed);
  }

  /** A game from its log. It can go on if its seed is known. */
  static async load(log: string, seed?: string | null): Promise<LocalHost> {
    await fetchTiles(log);
    const bytes = seed ? bytesOf(seed) : undefined;
    return new LocalHost(engine.Table.load(log, bytes), seed ?? null);
  }

  /** A new game in which chance says what it is told to say. */
  static async study(setup: string): Promise<LocalHost> {
    return LocalHost.load(`remparts 1\n${setup.trim()}\nplies\n`);
  }

  get canGoOn(): boolean {
    return this.seed !== null;
  }

  async play(actions: readonly string[]): Promise<Happening[]> {
    return JSON.parse(this.table.play(actions.join('\n'))) as Happening[];
  }

  /** Plays plies, the answers of chance among them; only where nobody else answers. */
  tell(plies: readonly string[]): Happening[] {
    return JSON.parse(this.table.tell(plies.join('\n'))) as Happening[];
  }
}

/** What is wrong with the lines of a setup; nothing if they can be played. */
export async function check(setup: string): Promise<Problem | null> {
  await engine.ready();
  const problem = engine.check(setup);
  return problem === undefined ? null : (JSON.parse(problem) as Problem);
}

/** The bots that can be asked to play. */
export async function roster(): Promise<Roster> {
  await engine.ready();
  return JSON.parse(engine.roster()) as Roster;
}
