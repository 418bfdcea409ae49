// Builds the demo and its API into a folder, for servers that are no TypeScript: `tools/stagehand/demo.mjs`.
import { rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { viteBuild } from '#build/bundle/viteBuild.ts';
import { removeOldStates } from '#build/cacheStore.ts';
import { buildDemo, exampleData } from './build.ts';

const [folder = ''] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
// Two processes may build at the same time: each in its own folder, and the first one wins.
const fresh = `${folder}.${process.pid}`;
await buildDemo(root, join(fresh, 'site'));
await viteBuild(root, {
  plugins: [exampleData],
  build: {
    outDir: join(fresh, 'api'),
    ssr: join(root, 'demo/api/respond.ts'),
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'respond.js' } },
  },
});
await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
removeOldStates(dirname(folder));
