/** The engine as WebAssembly, loaded once in each thread. */
import init from './pkg/remparts_wasm.js';
import wasm from './pkg/remparts_wasm_bg.wasm?url';

let loading: Promise<unknown> | undefined;

/** Waits until the engine can be called; its bytes may be at hand already. */
export async function ready(bytes?: BufferSource): Promise<void> {
  loading ??= init({ module_or_path: bytes ?? wasm });
  await loading;
}

export {
  bot_time,
  card,
  check,
  figure,
  load_tiles,
  masonry,
  missing_tiles,
  roster,
  Session,
  stand_ins,
  Table,
  think,
  verify_draws,
} from './pkg/remparts_wasm.js';
