/** What the page lets people hear and feel. */
import { settings } from '../app/settings.svelte';
import type { Happening } from '../engine/types';
import { chosen } from './choose';
import { samples, type SoundName } from './waves';

/** Two sounds that belong to one move, in seconds. */
const APART = 0.16;
/** Short enough to be felt as a click, in milliseconds. */
const TICK = 8;

let context: AudioContext | undefined;
let touched = false;
const buffers = new Map<SoundName, AudioBuffer>();

// Browsers stay silent until someone has done something.
function unlock(event: Event): void {
  if (event instanceof PointerEvent) touched = event.pointerType === 'touch';
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state === 'suspended') void context.resume();
}

for (const gesture of ['pointerdown', 'pointerup', 'keydown']) {
  addEventListener(gesture, unlock, { capture: true, passive: true });
}

/** Plays a sound, after so many seconds; silence is fine too. */
export function play(name: SoundName, after = 0): void {
  if (!settings.sound || context?.state !== 'running' || document.hidden) return;
  const source = context.createBufferSource();
  source.buffer = buffer(context, name);
  source.connect(context.destination);
  source.start(context.currentTime + after);
}

/** Plays what goes with what happened. */
export function hear(happenings: readonly Happening[], viewer: number | null): void {
  chosen(happenings, viewer).forEach((name, n) => play(name, n * APART));
}

/** A click under the finger, where there is a finger. */
export function tick(): void {
  if (touched && 'vibrate' in navigator) navigator.vibrate(TICK);
}

function buffer(of: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const wave = samples(name, of.sampleRate);
  const made = of.createBuffer(1, wave.length, of.sampleRate);
  made.copyToChannel(wave, 0);
  buffers.set(name, made);
  return made;
}
