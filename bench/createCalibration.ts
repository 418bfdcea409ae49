import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mergeConfig } from 'vite';
import { strictBuild } from '#build/strictBuild.ts';
import { viteConfig } from '#build/viteConfig.ts';
import { calibrationPage } from './calibrationPage.ts';

const SCRIPT = 'assets/calibration.js';

/** Writes calibration pages next to copies of their styles, so they are served like the site. */
export async function createCalibration(
  dist: string,
  folder: string,
  files: readonly string[],
): Promise<void> {
  await strictBuild(
    mergeConfig(viteConfig(process.cwd()), {
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
    }),
  );
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
