import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { BROWSER, viteBuild } from '#build/bundle/viteBuild.ts';
import { DEMO_POLICY } from '#build/output/contentSecurityPolicy.ts';
import { EXAMPLE } from '../tools/stagehand/example.mjs';
import { type Route, ROUTES } from './routes.ts';

/** Writes the whole demo, as static files that work at the root of a host and in any folder. */
export async function buildDemo(root: string, outDir: string): Promise<void> {
  await viteBuild(root, {
    plugins: [exampleData],
    build: {
      ...BROWSER,
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { app: join(root, 'demo/src/main.tsx') },
        output: { codeSplitting: false },
      },
    },
  });
  await viteBuild(root, {
    plugins: [exampleData],
    build: {
      ...BROWSER,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'demo/src/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  await cp(join(root, 'demo/public'), outDir, { recursive: true });
  await writePages(outDir);
}

async function writePages(outDir: string): Promise<void> {
  const manifest = join(outDir, 'manifest.json');
  // Just written by Vite, in the documented format.
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string }>;
  await rm(manifest);
  const files = Object.values(chunks).map(({ file }) => file);
  for (const route of ROUTES) {
    const file = join(outDir, `${route.path || 'index'}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageOf(route, files));
  }
}

/** The file of a route: the same for all, except for the title and the way up to the base. */
function pageOf({ path, title, withoutScript }: Route, files: readonly string[]): string {
  const base = '../'.repeat(path.split('/').length - 1) || './';
  const fileNamed = (ending: string) => base + (files.find((file) => file.endsWith(ending)) ?? '');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${DEMO_POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="${base}posters/icon.svg" />
    <link rel="stylesheet" href="${fileNamed('.css')}" />
    <script type="module" src="${fileNamed('.js')}"></script>
  </head>
  <body>
    <div id="app">${withoutScript ? `<main>${withoutScript}</main>` : ''}</div>
    <noscript>Stagehand needs JavaScript.</noscript>
  </body>
</html>
`;
}

/** What the demo needs of the running example, as a module: a browser reads no YAML. */
export const exampleData: Plugin = {
  name: 'example-data',
  load(id) {
    if (!id.endsWith('tools/stagehand/example.mjs')) return undefined;
    const { shows, bookingFee, people, password, workerEmail } = EXAMPLE;
    const data = JSON.stringify({ shows, bookingFee, people, password });
    return `export const EXAMPLE = { ...${data}, workerEmail: ${workerEmail} };`;
  },
};
