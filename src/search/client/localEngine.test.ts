import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeSymbolTier } from '#search-index/symbolTier.ts';
import { makeTextTier } from '#search-index/textTier.ts';
import { smallInput } from '#search-index/testing.ts';
import { requestFor } from '#search/testing.ts';
import { createLocalEngine } from './localEngine.ts';

/** Python lacks `click`, and all others have what the small input has. */
function contentOf(path: string, texts = path.replace('data', 'assets')): unknown {
  const input = smallInput();
  const symbols = path.includes('/python')
    ? input.symbols.filter(({ name }) => !name.endsWith('.click'))
    : input.symbols;
  return JSON.parse(
    isText(path) ? makeTextTier(input) : makeSymbolTier({ ...input, symbols }, texts),
  );
}

function isText(path: string): boolean {
  return path.startsWith('/assets/');
}

const engineWith = (load: (path: string, cache?: 'no-cache') => Promise<unknown>) =>
  createLocalEngine({ load, onTexts: () => undefined });
const offline = () => Promise.reject(new Error('offline'));

/** An engine whose text files wait until the test lets them through. */
function engineWithGate() {
  const asked: string[] = [];
  const gates: { open: () => void; fail: () => void }[] = [];
  const onTexts = vi.fn();
  const engine = createLocalEngine({
    load: (path) => {
      asked.push(path);
      if (!isText(path)) return Promise.resolve(contentOf(path));
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error('offline'));
        gates.push({ open: () => resolve(contentOf(path)), fail });
      });
    },
    onTexts,
  });
  return { engine, asked, gates, onTexts };
}

afterEach(() => {
  vi.useRealTimers();
});

const python = { scope: { edition: 'python', version: 'stable' } } as const;

describe('search', () => {
  test('responds from the names while the texts are on their way, then from all', async () => {
    const { engine, asked, gates, onTexts } = engineWithGate();
    const early = await engine.search(requestFor('getByRole'));
    expect(early).toMatchObject({ source: 'local', isPartial: true, elsewhere: [] });
    expect(early.hits[0]?.objectID).toBe('/docs/api/class-page#page-get-by-role');

    const patient = engine.search(requestFor('command enough'));
    await expect.poll(() => gates.length).toBe(1);
    gates[0]?.open();

    expect(await patient).toMatchObject({ nbHits: 1 });
    expect(await patient).not.toHaveProperty('isPartial');
    expect(onTexts).toHaveBeenCalledOnce();
    expect(asked).toEqual(['/data/search/nodejs-stable.json', '/assets/search/nodejs-stable.json']);
  });

  test('waits for texts that may change the first hit, but not forever (search-query, search-page-results)', async () => {
    vi.useFakeTimers();
    const { engine, gates } = engineWithGate();
    const named = await engine.search(requestFor('getByRole'));
    expect(named).toMatchObject({ isPartial: true });

    const slow = engine.search(requestFor('get by'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await slow).toMatchObject({ isPartial: true });
    const quick = engine.search(requestFor('get by'));
    await vi.advanceTimersByTimeAsync(2900);
    gates[0]?.open();

    expect(await quick).not.toHaveProperty('isPartial');
    const complete = await engine.search(requestFor('getByRole'));
    expect(complete.hits[0]?.objectID).toBe(named.hits[0]?.objectID);
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
    const engine = engineWith((path) => (isOnline ? Promise.resolve(contentOf(path)) : offline()));
    await expect(engine.search(requestFor('page'))).rejects.toThrow('offline');
    isOnline = true;

    expect((await engine.search(requestFor('page'))).hits[0]?.objectID).toBe(
      '/docs/api/class-page',
    );
  });

  test('loads new names if a deployment has removed the texts of the cached ones', async () => {
    const asked: unknown[] = [];
    const engine = engineWith((path, cache) => {
      asked.push([path, cache]);
      if (path === '/assets/old') return offline();
      return Promise.resolve(contentOf(path, cache ? '/assets/new' : '/assets/old'));
    });

    expect((await engine.search(requestFor('command enough'))).nbHits).toBe(1);
    expect(asked).toEqual([
      ['/data/search/nodejs-stable.json', undefined],
      ['/assets/old', undefined],
      ['/data/search/nodejs-stable.json', 'no-cache'],
      ['/assets/new', undefined],
    ]);
  });

  test('still responds by name while the texts are missing', async () => {
    const engine = engineWith((path, cache) =>
      isText(path) || cache ? offline() : Promise.resolve(contentOf(path)),
    );
    await expect(engine.search(requestFor('command enough'))).rejects.toThrow('offline');

    expect(await engine.search(requestFor('getByRole'))).toMatchObject({ isPartial: true });
  });
});

describe('elsewhere', () => {
  test('names the editions that have what this one lacks', async () => {
    const asked: string[] = [];
    const engine = engineWith((path) => {
      asked.push(path);
      return Promise.resolve(contentOf(path));
    });
    const { elsewhere } = await engine.search(requestFor('page.click()', python));

    expect(elsewhere).toEqual(
      ['nodejs', 'java', 'dotnet'].map((edition) => ({
        edition,
        title: 'Page.click',
        path: '/docs/api/class-page#page-click',
      })),
    );
    expect(asked).toContain('/data/search/java-stable.json');
    expect(asked).not.toContain('/assets/search/java-stable.json');
  });

  test('does not ask for other editions as long as a name may go on', async () => {
    const { engine, asked } = engineWithGate();
    const { elsewhere } = await engine.search(requestFor('page.getBy', python));

    expect(elsewhere).toEqual([]);
    expect(asked.filter((path) => !path.includes('/python'))).toEqual([]);
  });
});

test('preloads only the names', async () => {
  const { engine, asked } = engineWithGate();
  await engine.openNames(python.scope);

  expect(asked).toEqual(['/data/search/python-stable.json']);
});
