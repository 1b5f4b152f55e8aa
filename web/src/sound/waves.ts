/** Short dry sounds, as samples between -1 and 1. They are made here, so nothing has to be fetched. */
export type SoundName =
  | 'draw'
  | 'turn'
  | 'place'
  | 'figure'
  | 'road'
  | 'city'
  | 'abbey'
  | 'field'
  | 'gift'
  | 'yours'
  | 'error'
  | 'end';

/** One voice of a sound. */
interface Voice {
  /** A tone, or the noise of something rubbing. */
  kind: 'tone' | 'noise';
  /** When it begins, in seconds. */
  at: number;
  /** In hertz; how bright, for noise. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** How loud, from 0 to 1. */
  level: number;
  /** How fast it rises, in seconds. */
  rise?: number;
  /** How fast it fades, in seconds: after so long it is down to a third. */
  fade: number;
  /** How much of the next overtones there is; wood has odd ones, bells have strange ones. */
  overtones?: readonly (readonly [ratio: number, level: number])[];
}

interface Sound {
  /** In seconds. */
  length: number;
  voices: readonly Voice[];
}

const WOOD = [
  [2.76, 0.35],
  [5.4, 0.12],
] as const;
const BELL = [
  [2, 0.3],
  [2.76, 0.22],
  [4.07, 0.08],
] as const;
const PLUCK = [
  [2, 0.3],
  [3, 0.12],
] as const;

const tone = (
  at: number,
  pitch: number,
  level: number,
  fade: number,
  more: Partial<Voice> = {},
): Voice => ({
  kind: 'tone',
  at,
  pitch,
  level,
  fade,
  ...more,
});
const noise = (at: number, pitch: number, level: number, fade: number, rise = 0.001): Voice => ({
  kind: 'noise',
  at,
  pitch,
  level,
  fade,
  rise,
});

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  // A tile slides out of a cloth bag.
  draw: { length: 0.2, voices: [noise(0, 2600, 0.5, 0.05, 0.04), noise(0.09, 1500, 0.3, 0.03)] },
  turn: { length: 0.07, voices: [noise(0, 4200, 0.2, 0.004), tone(0, 1150, 0.16, 0.009)] },
  // Wood on a table.
  place: {
    length: 0.24,
    voices: [noise(0, 1900, 0.4, 0.008), tone(0, 196, 0.5, 0.05, { to: 168, overtones: WOOD })],
  },
  figure: {
    length: 0.18,
    voices: [noise(0, 3000, 0.22, 0.005), tone(0, 523, 0.3, 0.035, { to: 494, overtones: WOOD })],
  },
  // Two hooves.
  road: {
    length: 0.34,
    voices: [
      tone(0, 440, 0.32, 0.05, { overtones: PLUCK }),
      tone(0.11, 587, 0.32, 0.07, { overtones: PLUCK }),
    ],
  },
  // Three notes of a herald.
  city: {
    length: 0.4,
    voices: [
      tone(0, 392, 0.26, 0.08, { overtones: PLUCK, rise: 0.006 }),
      tone(0.09, 494, 0.26, 0.08, { overtones: PLUCK, rise: 0.006 }),
      tone(0.18, 587, 0.3, 0.08, { overtones: PLUCK, rise: 0.006 }),
    ],
  },
  abbey: { length: 0.4, voices: [tone(0, 659, 0.34, 0.13, { overtones: BELL, rise: 0.003 })] },
  field: {
    length: 0.36,
    voices: [
      noise(0, 900, 0.12, 0.09, 0.06),
      tone(0.03, 330, 0.26, 0.09, { rise: 0.012 }),
      tone(0.13, 392, 0.24, 0.08, { rise: 0.012 }),
    ],
  },
  gift: {
    length: 0.34,
    voices: [
      noise(0, 5200, 0.12, 0.03, 0.02),
      tone(0.06, 880, 0.2, 0.06, { overtones: BELL }),
      tone(0.14, 1109, 0.2, 0.07, { overtones: BELL }),
    ],
  },
  yours: {
    length: 0.36,
    voices: [
      tone(0, 523, 0.24, 0.08, { overtones: PLUCK, rise: 0.004 }),
      tone(0.12, 784, 0.22, 0.09, { overtones: PLUCK, rise: 0.004 }),
    ],
  },
  error: {
    length: 0.22,
    voices: [tone(0, 165, 0.3, 0.05, { overtones: WOOD }), tone(0.09, 147, 0.26, 0.05)],
  },
  end: {
    length: 0.4,
    voices: [
      tone(0, 392, 0.2, 0.13, { overtones: BELL, rise: 0.004 }),
      tone(0.07, 494, 0.2, 0.13, { overtones: BELL, rise: 0.004 }),
      tone(0.14, 587, 0.2, 0.12, { overtones: BELL, rise: 0.004 }),
      tone(0.21, 784, 0.22, 0.1, { overtones: BELL, rise: 0.004 }),
    ],
  },
};

export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];

/** The samples of a sound. */
export function samples(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const { length, voices } = SOUNDS[name];
  const out = new Float32Array(Math.round(length * rate));
  for (const voice of voices) add(voice, rate, out);
  // It ends in silence, however slowly it fades.
  const last = Math.min(out.length, Math.round(0.02 * rate));
  for (let n = 0; n < last; n++) {
    const at = out.length - 1 - n;
    out[at] = (out[at] ?? 0) * (n / last);
  }
  return out;
}

function add(voice: Voice, rate: number, out: Float32Array): void {
  const { at, pitch, to = pitch, level, rise = 0.002, fade, kind, overtones = [] } = voice;
  const first = Math.round(at * rate);
  const partials = [[1, 1] as const, ...overtones];
  const sum = partials.reduce((total, [, strength]) => total + strength, 0);
  const soften = 1 - Math.exp((-2 * Math.PI * pitch) / rate);
  let phase = 0;
  let smooth = 0;
  let seed = 1 + Math.round(pitch);
  for (let n = first; n < out.length; n++) {
    const time = (n - first) / rate;
    const envelope = level * Math.min(time / rise, 1) * Math.exp(-time / fade);
    let value = 0;
    if (kind === 'noise') {
      // The same noise every time, from a generator that is as good as it has to be.
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      smooth += soften * (seed / 0x80000000 - 1 - smooth);
      value = smooth;
    } else {
      const glide = to + (pitch - to) * Math.exp(-time / (fade / 2));
      phase += (2 * Math.PI * glide) / rate;
      for (const [ratio, strength] of partials) {
        // High overtones die first.
        value +=
          (strength / sum) * Math.sin(phase * ratio) * Math.exp((-time * (ratio - 1)) / fade);
      }
    }
    out[n] = (out[n] ?? 0) + envelope * value;
  }
}
