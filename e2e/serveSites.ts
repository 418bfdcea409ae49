// Started by playwright.config.ts: builds the small sites one after the other, and serves all.
import { join, resolve } from 'node:path';
import { buildSite } from '#build/buildSite.ts';
import { serve } from '#build/serve.ts';
import { SITES } from './sites.ts';

const root = process.cwd();
const cacheDir = join(root, 'node_modules/.cache/playbill');
const PROJECTS: Partial<Record<string, string>> = {
  stage: 'e2e/projects/stage',
  bare: 'e2e/projects/bare',
  hosted: 'e2e/projects/hosted',
};

for (const [name, { port, baseUrl, folder }] of Object.entries(SITES)) {
  const out = resolve(root, folder);
  if (name !== 'main') {
    const project = resolve(root, PROJECTS[name] ?? '.');
    await buildSite({ root, project, cacheDir, baseUrl, out, onStep: () => undefined });
  }
  await serve({ folder: out, port, baseUrl });
}
console.log('All sites are served.');
