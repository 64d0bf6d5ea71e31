import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `vite build --config build/verifier.config.ts --outDir FOLDER`: the verifier as one file that Node runs by itself. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: 'build/verifier.ts',
    rolldownOptions: { output: { entryFileNames: 'verifier.mjs' } },
  },
});
