import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The framework's own messages and comments link to the public documentation. */
const ADDRESS =
  /https:\/\/playwright\.dev(\/(?:(?:python|java|dotnet)\/)?docs\/[\w/-]+)(?:#([\w-]+))?/g;
const PACKAGE = 'node_modules/playwright-stable';

test('has every heading that the installed packages link to in guides of ours', () => {
  const missing = new Set<string>();
  let checked = 0;
  for (const file of textFiles(PACKAGE)) {
    for (const [address, path = '', hash] of readFileSync(file, 'utf8').matchAll(ADDRESS)) {
      const page = `dist${path}.html`;
      const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
      // Only guides of this site: other addresses have no page here, or a redirect.
      if (!html.includes('id="article"')) continue;
      checked += 1;
      if (hash !== undefined && !html.includes(`id="${hash}"`)) missing.add(address);
    }
  }

  expect(checked).toBeGreaterThan(0);
  expect([...missing]).toEqual([]);
});

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|ts|md|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
