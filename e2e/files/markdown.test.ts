import { expect, test } from 'vitest';
import { sidebars } from '../../content/sidebars.ts';
import { LLMS_FULL_MAX_BYTES } from '#build/output/llmsFiles.ts';
import { readingOrder } from '#model/sidebar.ts';
import { builtFiles, builtPages, fileFor } from './builtSite.ts';
import { request } from './served.ts';

const SITE = 'https://playbill.example';
const twins = builtFiles('.md');
const editionOf = (path: string) => /^(python|java|dotnet)\//.exec(path)?.[1] ?? 'nodejs';

/** The text outside code. */
const prose = (markdown: string) =>
  markdown.replace(/^( *)(`{3,})[^]*?^\1\2$/gm, '').replace(/`[^`\n]*`/g, '');

test('serves a twin of every guide and community page', async () => {
  const guides = builtPages().filter(({ path }) => /(docs|community)\/(?!(.*\/)?404)/.test(path));
  expect(guides.length).toBeGreaterThan(50);

  for (const { path, text } of guides) {
    const twin = twins.find((one) => one.path === path.replace(/html$/, 'md'));
    expect([path, twin?.text.split('\n')[0]]).toEqual([
      path,
      `# ${/<h1>(.*?)<\/h1>/.exec(text)![1]}`,
    ]);
  }
  const response = await request('/docs/intro.md');
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test('writes plain Markdown without directives, conditions or markup', () => {
  for (const { path, text } of twins) {
    expect([
      path,
      /^:{2,}|:api\[|\{#|<(div|span|p|a)\b|data:image/m.exec(prose(text))?.[0],
    ]).toEqual([path, undefined]);
  }
});

test('writes only absolute links, to pages that exist', () => {
  const known = new Map<string, boolean>();
  const leadsSomewhere = (url: string) => {
    const [path = ''] = url.slice(SITE.length).split('#');
    const found = known.get(path) ?? fileFor(path) !== undefined;
    known.set(path, found);
    return found;
  };
  const dead = twins.flatMap(({ path, text }) =>
    [...prose(text).matchAll(/\]\(([^)\s]+)/g)]
      .map(([, url = '']) => url)
      .filter(
        (url) => !/^(https?:|mailto:)/.test(url) || (url.startsWith(SITE) && !leadsSomewhere(url)),
      )
      .map((url) => `${path}: ${url}`),
  );

  expect(dead).toEqual([]);
});

test('shows each edition its own samples', () => {
  const languages: Record<string, RegExp> = {
    nodejs: /^```(python|java|csharp|groovy)$/m,
    python: /^```(ts|js|java|csharp)\b/m,
    java: /^```(ts|js|python|csharp)\b/m,
    dotnet: /^```(ts|js|python|java)\b/m,
  };

  for (const { path, text } of twins) {
    const foreign = languages[editionOf(path)]!.exec(text)?.[0];
    expect([path, foreign]).toEqual([path, undefined]);
  }
});

test('differs between versions', () => {
  const text = (path: string) => twins.find((one) => one.path === path)?.text;

  expect(text('dotnet/docs/next/intro.md')).toContain('This is the next version');
  expect(text('dotnet/docs/intro.md')).not.toContain('This is the next version');
});

for (const [edition, version, folder] of [
  ['', 'stable', ''],
  ['', 'current', 'docs/next/'],
  ['python/', 'stable', 'python/'],
  ['python/', 'current', 'python/docs/next/'],
  ['java/', 'stable', 'java/'],
  ['dotnet/', 'current', 'dotnet/docs/next/'],
] as const) {
  test(`lists the guides of ${folder}llms.txt in the order of the sidebar`, () => {
    const file = builtFiles('llms.txt').find(({ path }) => path === `${folder}llms.txt`);
    const docs = `${SITE}/${edition}docs${version === 'current' ? '/next' : ''}`;
    const [guides = ''] = file?.text.split('## API reference') ?? [];
    const listed = [...guides.matchAll(/^- \[.*?\]\((.*?\.md)\): ./gm)];

    // An edition leaves out the guides that it does not have.
    const folderOf = docs.replace(SITE, '');
    const ids = sidebarIds(version).filter((id) => fileFor(`${folderOf}/${id}`));

    expect(listed.map(([, href]) => href)).toEqual(ids.map((id) => `${docs}/${id}.md`));
  });
}

/** The guides of a version in reading order. */
function sidebarIds(version: keyof typeof sidebars): string[] {
  const items = JSON.parse(JSON.stringify(sidebars[version].docs)) as Parameters<
    typeof readingOrder
  >[0];
  // Labs have a folder in their path.
  return [...readingOrder(items)].map(({ id }) => id.replace(/^labs-/, 'labs/'));
}

test('keeps the files with everything below the size that they state', () => {
  const files = builtFiles('.txt').filter(({ path }) => path.includes('llms-full'));
  expect(files.length).toBeGreaterThanOrEqual(8);

  for (const { path, text } of files) {
    expect([path, Buffer.byteLength(text) <= LLMS_FULL_MAX_BYTES]).toEqual([path, true]);
  }
  const index = builtFiles('llms.txt').find(({ path }) => path === 'llms.txt');
  expect(index?.text).toContain(`Each file has at most ${LLMS_FULL_MAX_BYTES} bytes.`);
});

test('puts every guide into the files with everything', () => {
  for (const { path, text } of builtFiles('llms.txt')) {
    const [guides = ''] = text.split('## API reference');
    const full = builtFiles('.txt')
      .filter((one) => one.path.startsWith(path.replace('llms.txt', 'llms-full')))
      .map((one) => one.text)
      .join('');
    for (const [, title = ''] of guides.matchAll(/^- \[(.*?)\]\(.*?\.md\)/gm)) {
      expect([path, full.includes(`\n# ${title}\n`)]).toEqual([path, true]);
    }
  }
});
