import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { PageMeta } from '#model/page.ts';
import { siteConfig } from '../../../site.config.ts';
import { makeCards } from './socialCards.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

const site = { ...siteConfig, url: 'https://docs.test' };
const options = { root: process.cwd(), cacheDir };

function page(title: string, change: Partial<PageMeta> = {}): { meta: PageMeta } {
  const path = `/python/docs/${title.toLowerCase()}`;
  const place = { path, edition: 'python', version: 'stable' } as const;
  const text = { title, description: '', breadcrumbs: [] };
  const elsewhere = { editions: {}, versions: {} } as unknown as PageMeta;
  return { meta: { ...elsewhere, kind: 'doc', ...place, ...text, ...change } };
}

test('draws a card of at most 60 KiB for each guide and class of a published site (social-cards)', async () => {
  const cards = await makeCards(
    site,
    [page('Locators'), page('Search', { kind: 'search' })],
    options,
  );

  expect([...cards.keys()]).toEqual(['/cards/python/docs/locators.jpg']);
  const [file = ''] = cards.values();
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(60 * 1024);
});

test('draws a card again only when its words change', async () => {
  const [first = ''] = (await makeCards(site, [page('Frames')], options)).values();
  const { mtimeMs } = statSync(first);
  const [again, next] = (
    await makeCards(site, [page('Frames'), page('Frames <2> & more')], options)
  ).values();

  expect(again).toBe(first);
  expect(statSync(first).mtimeMs).toBe(mtimeMs);
  expect(next).not.toBe(first);
});

test('draws none before the site has a URL of its own', async () => {
  expect(await makeCards(siteConfig, [page('Locators')], options)).toEqual(new Map());
});
