/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { embedded } from './build/embedded.ts';
import { entryName, offline, WORKER_NAME } from './build/offline.ts';
import { precompress } from './build/precompress.ts';

const SERVER = process.env['CRAITS_SERVER'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [react(), embedded(), offline(), precompress()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    port: 5173,
    proxy: {
      // The server sees the address that the browser sees, and its check of origins holds.
      '/api': { target: SERVER, changeOrigin: false },
      '/_allauth': { target: SERVER, changeOrigin: false },
      '/ws': { target: SERVER, changeOrigin: false, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows neither inline scripts nor data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Two pages: the site, and what other sites may frame; and what keeps the check page.
    rolldownOptions: {
      input: ['index.html', 'embed.html', 'src/app/offline/worker/service-worker.ts'],
      output: { entryFileNames: entryName },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: WORKER_NAME } } },
  test: {
    environmentOptions: { jsdom: { url: 'http://localhost:8000/' } },
    css: false,
    // What waits, waits for something to happen: only a machine with much else to do needs so long.
    testTimeout: 30_000,
    // To make a page takes longer than most tests do: what can do without one does (or says at its head that it cannot).
    projects: [
      { extends: true, test: { name: 'logic', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
          include: ['src/**/*.test.tsx'],
        },
      },
    ],
  },
});
