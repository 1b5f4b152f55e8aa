/** Kinds of tiles in words. */
import type { Face } from '../engine/types';
import type { Catalogue } from '../i18n/index.svelte';

/** A kind by what is on its sides and printed on it, with how many of it are left. */
export function stackWords(t: Catalogue, face: Face, left: number, total: number): string {
  const sides = face.edges.map((edge) => t.names.edge[edge]).join(', ');
  const signs = face.signs.map((sign) => t.bag.mark[sign]).join(', ');
  return t.bag.stack(sides, signs === '' ? null : signs, left, total);
}
