import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const NAME = 'service-worker';
const PAGE = 'index.html';

/** The name of a script that a page begins with: the service worker's must stay the same from build to build. */
export function entryName({ name }: { name: string }): string {
  return name === NAME ? `${NAME}.js` : 'assets/[name]-[hash].js';
}

/** The name of a worker's script: browsers ask the service worker for it only if it lies in that one's scope. */
export const WORKER_NAME = 'fairness/[name]-[hash].js';

/** Tells the service worker (src/app/offline) which files there are, and by what to tell this build from others. */
export function offline(): Plugin {
  return {
    name: 'craits:offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[`${NAME}.js`];
        const page = bundle[PAGE];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') return;
        const files = Object.keys(bundle).filter((file) => /^(assets|fairness)\//.test(file));
        const paths = files.sort().map((file) => `/${file}`);
        const build = createHash('sha256')
          .update([...paths, String(page.source)].join('\n'))
          .digest('hex');
        worker.code = `const BUILD = ${JSON.stringify(build)}, FILES = ${JSON.stringify(paths)};\n${worker.code}`;
      },
    },
  };
}
