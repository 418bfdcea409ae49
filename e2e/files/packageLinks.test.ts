import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileFor, readTags } from './builtSite.ts';

/** Up to whatever ends a URL in code and prose; hosts such as `trace.playwright.dev` differ. */
const DOCS_URL = /https?:\/\/playwright\.dev(?![\w.-])([^\s`"'<>()[\]{}|\\]*)/g;

const redirects = new Map(
  readFileSync('dist/_redirects', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => [from, to]),
);

for (const { name, version } of [
  { name: 'playwright-stable', version: '' },
  { name: 'playwright-next', version: 'next/' },
]) {
  test(`has page and anchor of every URL in ${name}`, () => {
    const urls = urlsIn(`node_modules/${name}`);
    const missing = urls.flatMap((url) => {
      const fault = faultOf(url, version);
      return fault === undefined ? [] : [`${url}: ${fault}`];
    });

    expect(missing).toEqual([]);
    expect(urls.length).toBeGreaterThan(700);
  });
}

/** All distinct URLs, without the host: `/docs/api/class-page#page-goto`, or nothing. */
function urlsIn(folder: string): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    if (bytes.includes(0)) continue;
    for (const [, path = ''] of bytes.toString().matchAll(DOCS_URL)) {
      found.add(path.replace(/[.,;:?!*]+$/, ''));
    }
  }
  return [...found].sort();
}

/** Why readers of a version would not find what a URL promises. */
function faultOf(url: string, version: string): string | undefined {
  const [path = '', hash] = url.split('#');
  const bare = path.replace(/\/$/, '').replace(/(?<=\/docs\/)/, version);
  const moved = redirects.get(bare);
  const anchors = anchorsOf(moved ?? (bare === '' || /^\/\w+$/.test(bare) ? `${bare}/` : bare));
  if (!anchors) return 'no page';
  return hash === undefined || anchors.has(hash) ? undefined : 'no anchor';
}

const known = new Map<string, Set<string> | undefined>();

/** The ids of a page that readers see, or undefined if there is none. */
function anchorsOf(path: string): Set<string> | undefined {
  if (!known.has(path)) known.set(path, readAnchors(path));
  return known.get(path);
}

function readAnchors(path: string): Set<string> | undefined {
  const file = fileFor(path);
  const html = file === undefined ? '' : readFileSync(join('dist', file), 'utf8');
  if (html === '' || html.includes('http-equiv="refresh"')) return undefined;
  return new Set(readTags(html).flatMap(({ attributes }) => attributes['id'] ?? []));
}
