import type { Camera } from './camera.svelte';
import type { Effect } from './effects';
import type {
  Area,
  End,
  Gap,
  Mark,
  Offered,
  Overlay,
  Placed,
  Point,
  Proposed,
  Standing,
  Target,
} from './types';

/** Everything a board is told, and whom it tells. */
export interface BoardProps {
  label: string;
  /** What kind of thing it is, and how it is used, for those who hear it. */
  kind?: string;
  hint?: string;
  camera: Camera;
  /** The seat in whose color things are offered. */
  seat: number;
  /** What a symbol looks like. */
  drawing: (symbol: string) => string;
  tiles: readonly Placed[];
  pieces?: readonly Placed[];
  figures?: readonly Standing[];
  areas?: readonly Area[];
  /** A tile that is thought of. */
  idea?: Placed | null;
  /** A tile that is proposed, and figures with it. */
  ghost?: Proposed | null;
  ghosts?: readonly Standing[];
  cells?: readonly Offered[];
  /** Whether offered cells are shown, or only react. */
  spots?: boolean;
  last?: Mark | null;
  /** How to come back to what was laid last, in words. */
  lastLabel?: string;
  /** What was laid shortly before. */
  recent?: readonly Mark[];
  /** Cells that something elsewhere speaks of. */
  lit?: readonly Mark[];
  /** Where a wall goes on. */
  ends?: readonly End[];
  targets?: readonly Target[];
  overlay?: Overlay;
  gaps?: readonly Gap[];
  coordinates?: boolean;
  effects?: readonly Effect[];
  focus?: number | null;
  /** The cell that keys have gone to, and what is said of a cell. */
  cursor?: Point | null;
  speak?: (cell: Point) => string;
  /** A cell that is offered or proposed was tapped. */
  oncell: (cell: Point) => void;
  /** An empty cell was tapped that is neither. */
  onground?: (cell: Point) => void;
  ontarget: (key: string) => void;
  /** An area was tapped; nothing if it was the ground. */
  onarea: (id: number | null) => void;
  /** A pointer came over an area, or left. */
  onhover?: (id: number | null) => void;
  /** A pointer came over a cell that is offered, or left. */
  onidea?: (cell: Point | null) => void;
  /** The proposed tile is to be turned. */
  onturn?: (by: 1 | -1) => void;
  onlast?: () => void;
  onfit: () => void;
}
