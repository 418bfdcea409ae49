import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What a first visit may cost, compressed, in KiB. Measured over files, so it is the same everywhere. */
const BUDGETS = [
  { page: 'index.html', scripts: 17, styles: 11.6, document: 12 },
  { page: 'docs/intro.html', scripts: 17, styles: 11.6, document: 16 },
  { page: 'dotnet/docs/next/writing-tests.html', scripts: 17, styles: 11.6, document: 20 },
  { page: 'docs/api/class-page.html', scripts: 17, styles: 11.6, document: 48 },
  { page: '404.html', scripts: 17, styles: 11.6, document: 8 },
];

const SCRIPT = /(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g;
const STYLE = /rel="stylesheet" href="([^"]+)"/g;

const readPage = (page: string) => readFileSync(`dist/${page}`, 'utf8');
const linksIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, path = '']) => path);

for (const { page, scripts, styles, document } of BUDGETS) {
  test(`loads ${page} within its budget of bytes`, () => {
    const html = readPage(page);
    const files = (pattern: RegExp) =>
      linksIn(html, pattern).map((path) => readFileSync(`dist${path}`));
    const code = files(SCRIPT);
    const sheets = files(STYLE);

    expect(code.length).toBeGreaterThan(0);
    expect(sheets.length).toBeGreaterThan(0);
    expect(kibibytes(code)).toBeLessThanOrEqual(scripts);
    expect(kibibytes(sheets)).toBeLessThanOrEqual(styles);
    expect(kibibytes([Buffer.from(html)])).toBeLessThanOrEqual(document);
  });

  test(`announces in ${page} everything that it loads before it responds`, () => {
    const html = readPage(page);
    const announced = linksIn(html, SCRIPT).map((path) => basename(path));
    const code = announced.map((name) => readFileSync(`dist/assets/${name}`, 'utf8'));
    const imported = code.flatMap((text) => linksIn(text, /(?:from|import)\s*["'`]\.\/([^"'`]+)/g));
    const state = JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      frameUrl: string;
    };

    expect(announced.length).toBeGreaterThan(0);
    expect(announced).toEqual(expect.arrayContaining(imported));
    expect(html).toContain(`as="fetch" crossorigin="anonymous" href="${state.frameUrl}"`);
    for (const path of linksIn(html, STYLE)) {
      expect(readFileSync(`dist${path}`, 'utf8')).not.toMatch(
        /@import|url\((?!["']?(data:|\.\/[\w-]+\.woff2))/,
      );
    }
  });
}

/** What links in samples may add to a document and to its elements; the same page without them is the measure. */
test.each(['intro', 'locators', 'input', 'test-assertions', 'network', 'api/class-page'])(
  'spends little on the links in the samples of %s (sample-names)',
  (page) => {
    for (const edition of ['', 'python/', 'java/', 'dotnet/']) {
      const html = readPage(`${edition}docs/${page}.html`);
      const without = html.replace(/<pre[^>]*><code>[^]*?<\/code>/g, (sample) =>
        sample
          .replace(/<a class=(\w) href=[^>]*>(.*?)<\/a>/g, '<span class=$1>$2</span>')
          .replace(/<a href=[^>"]*>(.*?)<\/a>/g, '$1'),
      );
      const elements = (text: string) => text.match(/<[a-z]/g)?.length ?? 0;

      expect(without.length, edition).toBeLessThan(html.length);
      expect(quickSize(html)).toBeLessThan(quickSize(without) * 1.06);
      expect(elements(html)).toBeLessThan(elements(without) * 1.1);
    }
  },
);

test('has two fonts of at most 60 KiB (own-fonts)', () => {
  const [sheet = ''] = linksIn(readPage('docs/intro.html'), STYLE);
  const fonts = linksIn(readFileSync(`dist${sheet}`, 'utf8'), /url\(\.\/([\w-]+\.woff2)\)/g);
  const bytes = fonts.map((file) => statSync(`dist/assets/${file}`).size);

  expect(fonts).toHaveLength(2);
  expect(bytes[0]! + bytes[1]!).toBeLessThanOrEqual(60 * 1024);
});

test('loads less than 80 KiB of JavaScript with a page, compressed with gzip', () => {
  const code = linksIn(readPage('docs/intro.html'), SCRIPT).map((path) =>
    gzipSync(readFileSync(`dist${path}`)),
  );

  expect(code.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(80 * 1024);
});

test('ships the text of an article once', () => {
  const html = readPage('docs/intro.html');
  const { frameUrl } = JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    frameUrl: string;
  };
  const code = linksIn(html, SCRIPT).map((path) => readFileSync(`dist${path}`, 'utf8'));
  const shipped = [html, readFileSync(`dist${frameUrl}`, 'utf8'), ...code].join('\n');
  const article = /<article.*<\/article>/s.exec(html)?.[0] ?? '';
  // Without what JSON or HTML would escape.
  const sentences = article.match(/(?<=<(?:p|li)>)[\w ,.;:()-]{40,}/g) ?? [];

  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((text) => shipped.split(text).length !== 2)).toEqual([]);
});

function kibibytes(files: Buffer[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1024;
}

/** For ratios, which are the same as with the best quality, ten times as fast. */
function quickSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(text, { params }).length;
}
