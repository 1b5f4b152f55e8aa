/** The frame of a log: what stands around its plies. The engine alone reads the plies. */
import type { Saved, Sitter } from '../app/shelf';
import { newId } from '../app/shelf';
import { LocalHost } from '../engine/host';
import { TilesMissing } from '../engine/tiles';
import { Problem } from './problem';

const MAGIC = 'remparts 1';
/** As many as any game seats. */
const MOST_SEATS = 6;

export interface Frame {
  /** The lines of the setup. */
  setup: string;
  game: Saved['game'];
  seats: number;
}

export function frameOf(log: string): Frame {
  const lines = log.split(/\r?\n/).map((line) => line.trimEnd());
  const plies = lines.indexOf('plies');
  if (lines[0] !== MAGIC || plies < 0) throw new Problem('foreign');
  const settings = lines.slice(1, plies);
  const seats = Number(settings.find((line) => line.startsWith('players '))?.slice(8) ?? 2);
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS) throw new Problem('foreign');
  const game = settings.includes('game city') ? 'city' : 'classic';
  return { setup: settings.join('\n'), game, seats };
}

/** A game that was played elsewhere: the engine replays it, and nobody here can deal it on. */
export async function elsewhere(log: string, sitters: Sitter[]): Promise<Saved> {
  const host = await LocalHost.load(log).catch((error: unknown) => {
    // Not the fault of the log: it opens once its tiles are here.
    throw error instanceof TilesMissing ? error : new Problem('refused', error);
  });
  // The engine writes every setting, those that old logs left out too.
  const { setup, game } = frameOf(host.log());
  const { turn, seats } = host.screen(null, []);
  const now = Date.now();
  return {
    id: newId(),
    setup,
    sitters,
    preset: 'standard',
    game,
    begun: now,
    touched: now,
    seed: null,
    log: host.log(),
    draft: [],
    over: turn.step === 'over',
    scores: seats.map(({ score }) => score),
  };
}
