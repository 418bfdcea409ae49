import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { viteBuild } from '../../src/build/bundle/viteBuild.ts';

const SCRIPT = 'assets/calibration.js';

/** The button as React would have pre-rendered it. */
const BUTTON =
  '<div id="calibration"><button type="button" aria-label="Switch color mode">system</button></div>';

/** What the inline script adds to `html`, so the layout is the same. */
const PREPARED = 'data-theme="light" data-theme-choice="system"';

/** Writes calibration pages of a build next to copies of their styles, so they are served like the site. */
export async function createCalibration(
  dist: string,
  folder: string,
  files: readonly string[],
): Promise<void> {
  await viteBuild(process.cwd(), {
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'calibrationButton.tsx'),
        output: { entryFileNames: SCRIPT },
      },
    },
  });
  await cp(join(dist, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.js'),
  });
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    const html = await readFile(join(dist, file), 'utf8');
    await writeFile(join(folder, file), calibrationPage(html, `/${SCRIPT}`));
  }
}

/**
 * A built page with every script replaced by one that hydrates a single button in the navbar: what the document
 * and React cost on their own.
 */
export function calibrationPage(html: string, script: string): string {
  const page = html
    .replace(/<script(?![^>]*application\/json)[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link[^>]*rel="(?:modulepreload|preload)"[^>]*>\n?/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n?/, '')
    .replace(/<html([^>]*) class="/, `<html$1 ${PREPARED} class="js `)
    .replace(/<button[^>]*aria-label="Switch between dark and light mode".*?<\/button>/s, BUTTON)
    .replace('</head>', `<script type="module" src="${script}"></script>\n</head>`);
  if (!page.includes(BUTTON)) throw new Error('The page has no color mode toggle to replace.');
  return page;
}
