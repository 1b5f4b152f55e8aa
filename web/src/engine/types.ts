/** What the engine tells a screen, in the words of the engine. */
export type * from './generated';

/** A cell of the board: column to the east, row to the south. */
export type Cell = [x: number, y: number];
