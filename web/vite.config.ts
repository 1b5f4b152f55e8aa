import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { locales } from './src/i18n/plugin.ts';
import { serviceWorker } from './src/offline/plugin.ts';

/** What takes how long is no news. */
const rolldownOptions = { checks: { pluginTimings: false } };

/** A server for what is played on line, such as `http://127.0.0.1:4747`. */
const server = process.env['REMPARTS_SERVER'];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), locales(), serviceWorker()],
  // Works below any path.
  base: './',
  server: server ? { proxy: { '/api': { target: server, ws: true } } } : {},
  build: { target: 'es2022', rolldownOptions },
  worker: { format: 'es', rolldownOptions },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
