/** Which sounds go with what happened. */
import type { FeatureName, Happening } from '../engine/types';
import type { SoundName } from './waves';

/** More would be a concert. */
const MOST = 4;

const FEATURES: Readonly<Record<FeatureName, SoundName>> = {
  road: 'road',
  street: 'road',
  city: 'city',
  market: 'city',
  abbey: 'abbey',
  garden: 'abbey',
  guard: 'abbey',
  field: 'field',
  homes: 'field',
};

/** The sounds for someone who looks on, in order, each once. */
export function chosen(happenings: readonly Happening[], viewer: number | null): SoundName[] {
  const others = happenings.some(
    (happening) => happening.what === 'laid' && happening.seat !== viewer,
  );
  const names = happenings.flatMap((happening) => soundOf(happening, viewer, others) ?? []);
  const once = [...new Set(names)];
  // The last word is the most important one.
  return once.length > MOST ? [...once.slice(0, MOST - 1), ...once.slice(-1)] : once;
}

function soundOf(happening: Happening, viewer: number | null, others: boolean): SoundName | null {
  switch (happening.what) {
    case 'laid':
    case 'gate':
    case 'wall':
    case 'tower':
      return 'place';
    case 'put':
    case 'moved':
    case 'guard':
      return 'figure';
    case 'scored':
      return happening.winners.length > 0 ? FEATURES[happening.feature] : null;
    case 'retreated':
    case 'bonus':
    case 'rim-closed':
      return 'city';
    case 'gift-received':
    case 'unwrapped':
      return 'gift';
    case 'drawn':
      if (happening.seat !== viewer) return null;
      return others ? 'yours' : 'draw';
    case 'boxed':
      return 'error';
    case 'over':
      return 'end';
    default:
      return null;
  }
}
