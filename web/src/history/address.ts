/** The address of what is shown. */
import type { Route } from '../app/route.svelte';

/** The same game at a ply, or nothing if the page shows something else. */
export function addressAt(route: Route, id: string, ply: number | null): Route | null {
  if (route.page !== 'game' && route.page !== 'table' && route.page !== 'shared') return null;
  const named = route.page === 'shared' || route.id === id;
  return named && route.ply !== ply ? { ...route, ply } : null;
}
