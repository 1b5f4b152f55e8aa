/** Where a note about a feature stands, so that the feature stays in view. */
import { around, type Camera } from '../board/camera.svelte';
import type { Feature } from '../engine/types';

export type Place = 'top' | 'bottom' | 'left' | 'right';

/** Where a feature is in the view, in pixels. */
function extent(camera: Camera, { tiles }: Feature) {
  const bounds = around(
    tiles.map(([x, y]) => ({ x, y })),
    0,
  );
  const low = camera.toView({ x: bounds.left, y: bounds.top });
  const high = camera.toView({ x: bounds.right, y: bounds.bottom });
  return { left: low.x, top: low.y, right: high.x, bottom: high.y };
}

/** The half of the board that the feature is not in: beside it on a flat screen, else above or below. */
export function awayFrom(camera: Camera, feature: Feature, flat: boolean): Place {
  const { left, top, right, bottom } = extent(camera, feature);
  if (flat) return (left + right) / 2 > camera.width / 2 ? 'left' : 'right';
  return (top + bottom) / 2 > camera.height / 2 ? 'top' : 'bottom';
}

/** Moves the board as little as needed for the feature to come out from under its note. */
export function aside(note: HTMLElement, camera: Camera, feature: Feature): void {
  const board = note.parentElement?.getBoundingClientRect();
  if (!board || board.height === 0) return;
  const it = note.getBoundingClientRect();
  const covered = {
    left: it.left - board.left,
    top: it.top - board.top,
    right: it.right - board.left,
    bottom: it.bottom - board.top,
  };
  const seen = extent(camera, feature);
  const GAP = 8;
  const apart =
    seen.left > covered.right ||
    seen.right < covered.left ||
    seen.top > covered.bottom ||
    seen.bottom < covered.top;
  if (apart) return;
  const { x, y, scale } = camera.pose;
  const move = { x: 0, y: 0 };
  if (note.classList.contains('left')) move.x = covered.right + GAP - seen.left;
  else if (note.classList.contains('right')) move.x = covered.left - GAP - seen.right;
  else if (note.classList.contains('top')) move.y = covered.bottom + GAP - seen.top;
  else move.y = covered.top - GAP - seen.bottom;
  // What is larger than the room that is left stays where most of it is seen.
  const isTooTall = move.y !== 0 && seen.bottom - seen.top > camera.height - it.height - GAP;
  const isTooWide = move.x !== 0 && seen.right - seen.left > camera.width - it.width - GAP;
  if (isTooTall || isTooWide) return;
  camera.resume({ x: x + move.x, y: y + move.y, scale });
}
