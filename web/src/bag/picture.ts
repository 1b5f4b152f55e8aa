import type { Drawings } from '../engine/drawings';

const made = new WeakMap<Drawings, Map<string, { svg: string; url: string }>>();

/** A drawing as an image of its own: a list of many costs little then. */
export function imageOf(svg: string, width = 1000, height = 1000): string {
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg ${box}>${svg}</svg>`)}`;
}

/** The address of the picture of a tile. */
export function pictureOf(drawings: Drawings, face: string, rotation = 0): string {
  const known = made.get(drawings) ?? new Map<string, { svg: string; url: string }>();
  made.set(drawings, known);
  const id = drawings.face(face, rotation, 0);
  const svg = drawings.of(id);
  const before = known.get(id);
  // Drawings can be exchanged for others of the same name.
  if (before?.svg === svg) return before.url;
  const url = imageOf(svg);
  known.set(id, { svg, url });
  return url;
}
