/** Builds the service worker, and tells it what it has to keep. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./sw.ts', import.meta.url));
/** It guards what lies below it, so it lies beside the page. */
const NAME = 'sw.js';
const GAP = '__BUILD__';

export function serviceWorker(): Plugin {
  return {
    name: 'remparts-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME });
    },
    // Everything is there by now, what is only copied included.
    async writeBundle({ dir }) {
      if (dir === undefined) return this.error('the page is built into a folder');
      const at = join(dir, NAME);
      const code = await readFile(at, 'utf8');
      if (!code.includes(GAP) || /^\s*(import|export)\b/m.test(code)) {
        return this.error(`${NAME} has to be one script with a gap for the build`);
      }
      const files = await listed(dir);
      const hash = createHash('sha256').update(code);
      for (const file of files) hash.update(file).update(await readFile(join(dir, file)));
      const build = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
      await writeFile(
        at,
        code.replaceAll(GAP, () => `(${build})`),
      );
    },
  };
}

/** Every file below a folder but the worker itself, with forward slashes. */
async function listed(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== NAME)
    .sort();
}
