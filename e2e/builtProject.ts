import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '#build/serve.ts';
import { test as base } from './site.ts';

/** Another site than the one that all tests share, built and served for one worker. */
export interface BuiltProject {
  folder: string;
  /** `http://localhost:40123`. */
  origin: string;
}

interface ProjectOptions {
  /** Where its content and configuration are; left out: those of this site. */
  project?: string;
  baseUrl?: string;
}

/** Tests of a site with another configuration; give all tests of a file one worker, so one build. */
export function projectTest({ project = '.', baseUrl = '/' }: ProjectOptions) {
  return base.extend<object, { site: BuiltProject }>({
    site: [
      async ({ browserName: _ }, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'playbill-project-'));
        const options = ['--project', project, '--base-url', baseUrl, '--out', folder];
        const command = ['--import', 'tsx', 'src/build/cli.ts', 'build', ...options];
        execFileSync(process.execPath, command, { stdio: 'pipe' });
        const server = await serve({ folder, port: 0, baseUrl });
        const { port } = server.address() as AddressInfo;
        await use({ folder, origin: `http://localhost:${port}` });
        server.close();
        server.closeAllConnections();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ site }, use) => use(site.origin),
  });
}
