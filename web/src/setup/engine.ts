/** What the choice of a game asks of the engine. */
import { check, ready, stand_ins } from '../engine/bindings';
import { Drawings } from '../engine/drawings';
import { LocalHost } from '../engine/host';
import type {
  FigureName,
  GiftName,
  PieceName,
  Problem,
  ProblemCode,
  SideLetter,
  StandIns,
} from '../engine/types';

/** Drawings for the scenes. */
export interface Art {
  face: (face: string, rotation: number, copy: number) => string;
  figure: (name: FigureName, livery: number) => string;
  piece: (name: PieceName, side: SideLetter) => string;
  card: (gift: GiftName | null) => string;
}

/** Games that hold every face the scenes show. */
const LAND = 'players 2\nriver river20\nmodules abbot anniversary inn-tiles big-meeples gifts';
const TOWN = 'game city\nplayers 2';

export async function loadArt(): Promise<Art> {
  const land = new Drawings(await LocalHost.deal(LAND));
  const town = new Drawings(await LocalHost.deal(TOWN));
  return {
    face: (face, rotation, copy) => {
      const drawings = face.startsWith('city/') ? town : land;
      return drawings.of(drawings.face(face, rotation, copy));
    },
    figure: (name, livery) => land.of(land.figure(name, livery)),
    piece: (name, side) => town.of(town.piece(name, side)),
    card: (gift) => land.of(land.card(gift)),
  };
}

/** How many tiles a game has, those that lie there at the beginning included. */
export async function countTiles(setup: string): Promise<number> {
  const faces = (await LocalHost.deal(setup)).faces();
  return faces.reduce((sum, { total }) => sum + total, 0);
}

/** What is wrong with a setup; nothing if it can be played. */
export type Check = (setup: string) => ProblemCode | null;

export async function loadCheck(): Promise<Check> {
  await ready();
  return (setup) => {
    const problem = check(setup);
    return problem === undefined ? null : (JSON.parse(problem) as Problem).code;
  };
}

/** The sets of a setup of which some tiles are not known exactly. */
export async function unknownIn(setup: string): Promise<StandIns[]> {
  await ready();
  return JSON.parse(stand_ins(setup)) as StandIns[];
}
