import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { earlyShow } from './scripts/early.ts';
import { firstWords } from './scripts/firstWords.ts';
import { icons } from './scripts/icons.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const server = 'http://127.0.0.1:8420';

export default defineConfig({
  base: '/',
  plugins: [svelte(), firstWords(), icons(), earlyShow()],
  // Tests run in Node, but runes are to behave as in a browser.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../platzdarm/server/page',
    emptyOutDir: true,
    // The content policy of the page allows files of our own server only: no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    // catalogues lie beside web/, in the Python package
    fs: { allow: [repository] },
    proxy: { '/api/live': { target: server, ws: true }, '/api': server },
  },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node', setupFiles: ['scripts/catalogues.ts'] },
});
