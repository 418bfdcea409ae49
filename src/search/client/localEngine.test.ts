import { describe, expect, test } from 'vitest';
import type { SearchIndexes } from '#model/search.ts';
import { makeSymbolTier } from '#search-index/tiers/makeSymbolTier.ts';
import { makeTextTier } from '#search-index/tiers/makeTextTier.ts';
import { smallInput } from '#search-index/testing.ts';
import { createLocalEngine } from './localEngine.ts';
import { requestFor } from './testing.ts';

const EDITIONS = ['nodejs', 'python', 'java', 'dotnet'];
const indexes: SearchIndexes = Object.fromEntries(
  EDITIONS.map((id) => [`${id}-stable`, { symbols: `/${id}.symbols`, text: `/${id}.text` }]),
);

/** Python lacks `click`, and all others have what the small input has. */
function contentOf(url: string): unknown {
  const input = smallInput();
  const symbols = url.startsWith('/python')
    ? input.symbols.filter(({ name }) => !name.endsWith('.click'))
    : input.symbols;
  const make = url.endsWith('.text') ? makeTextTier : makeSymbolTier;
  return JSON.parse(make({ ...input, symbols }));
}

interface Gate {
  open: () => void;
  fail: () => void;
}

/** An engine whose text files wait until the test lets them through. */
function engineWithGate() {
  const asked: string[] = [];
  const gates: Gate[] = [];
  let updates = 0;
  const engine = createLocalEngine({
    indexes,
    load: (url) => {
      asked.push(url);
      if (!url.endsWith('.text')) return Promise.resolve(contentOf(url));
      return new Promise((resolve, reject) => {
        gates.push({
          open: () => resolve(contentOf(url)),
          fail: () => reject(new Error('offline')),
        });
      });
    },
    onTexts: () => updates++,
  });
  return { engine, asked, gates, updates: () => updates };
}

const python = { scope: { edition: 'python', version: 'stable' } } as const;

describe('search', () => {
  test('responds from the names while the texts are on their way, then from all', async () => {
    const { engine, asked, gates, updates } = engineWithGate();
    const early = await engine.search(requestFor('getByRole'));
    expect(early).toMatchObject({ source: 'local', isPartial: true, elsewhere: [] });
    expect(early.hits[0]?.objectID).toBe('/docs/api/class-page#page-get-by-role');

    const patient = engine.search(requestFor('command enough'));
    await expect.poll(() => gates.length).toBe(1);
    gates[0]?.open();

    expect(await patient).toMatchObject({ nbHits: 1 });
    expect(await patient).not.toHaveProperty('isPartial');
    expect(updates()).toBe(1);
    expect(asked).toEqual(['/nodejs.symbols', '/nodejs.text']);
  });

  test('fails if only the missing texts could match, and retries with the next query', async () => {
    const { engine, gates } = engineWithGate();
    const first = engine.search(requestFor('command enough'));
    await expect.poll(() => gates.length).toBe(1);
    gates[0]?.fail();
    await expect(first).rejects.toThrow('offline');

    const second = engine.search(requestFor('command enough'));
    await expect.poll(() => gates.length).toBe(2);
    gates[1]?.open();

    expect((await second).nbHits).toBe(1);
  });

  test('fails without the names, and tries again with the next query', async () => {
    let isOnline = false;
    const engine = createLocalEngine({
      indexes,
      load: (url) =>
        isOnline ? Promise.resolve(contentOf(url)) : Promise.reject(new Error('offline')),
      onTexts: () => undefined,
    });
    await expect(engine.search(requestFor('page'))).rejects.toThrow('offline');
    isOnline = true;

    expect((await engine.search(requestFor('page'))).hits[0]?.objectID).toBe(
      '/docs/api/class-page',
    );
  });

  test('rejects a scope that has no index', async () => {
    const { engine } = engineWithGate();

    await expect(
      engine.search(requestFor('page', { scope: { edition: 'java', version: 'current' } })),
    ).rejects.toThrow('There is no index of java-current.');
  });
});

describe('elsewhere', () => {
  test('names the editions that have what this one lacks', async () => {
    const { engine, asked } = engineWithGate();
    const { elsewhere } = await engine.search(requestFor('page.click()', python));

    expect(elsewhere).toEqual(
      ['nodejs', 'java', 'dotnet'].map((edition) => ({
        edition,
        title: 'Page.click',
        path: '/docs/api/class-page#page-click',
      })),
    );
    expect(asked).toContain('/java.symbols');
    expect(asked).not.toContain('/java.text');
  });

  test('does not ask for other editions as long as a name may go on', async () => {
    const { engine, asked } = engineWithGate();
    const { elsewhere } = await engine.search(requestFor('page.getBy', python));

    expect(elsewhere).toEqual([]);
    expect(asked.filter((url) => !url.startsWith('/python'))).toEqual([]);
  });
});

test('preloads only the names', async () => {
  const { engine, asked } = engineWithGate();
  await engine.warmUp(python.scope);

  expect(asked).toEqual(['/python.symbols']);
});
