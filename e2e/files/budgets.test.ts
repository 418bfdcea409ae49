import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What a first visit may cost, compressed, in KiB. Measured over files, so it is the same everywhere. */
const BUDGETS = [
  { page: 'index.html', scripts: 90, styles: 10, document: 12 },
  { page: 'docs/intro.html', scripts: 90, styles: 10, document: 16 },
  { page: 'dotnet/docs/next/writing-tests.html', scripts: 90, styles: 10, document: 20 },
  { page: '404.html', scripts: 90, styles: 10, document: 8 },
];

for (const { page, scripts, styles, document } of BUDGETS) {
  test(`loads ${page} within its budget of bytes`, () => {
    const html = readFileSync(`dist/${page}`, 'utf8');
    const files = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, path = '']) => readFileSync(`dist${path}`));
    const code = files(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g);
    const sheets = files(/rel="stylesheet" href="([^"]+)"/g);

    expect(code.length).toBeGreaterThan(0);
    expect(sheets.length).toBeGreaterThan(0);
    expect(kibibytes(code)).toBeLessThanOrEqual(scripts);
    expect(kibibytes(sheets)).toBeLessThanOrEqual(styles);
    expect(kibibytes([Buffer.from(html)])).toBeLessThanOrEqual(document);
  });
}

function kibibytes(files: Buffer[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1024;
}
