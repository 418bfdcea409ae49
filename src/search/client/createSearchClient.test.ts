import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '#model/site.ts';
import { hostedSite, makeResponse, memoryStorage, requestFor } from '#search/testing.ts';
import { createSearchClient } from './createSearchClient.ts';
import type { FromWorker, ToWorker } from './localEngine.ts';

const hosted = makeResponse([], { source: 'hosted' });
vi.mock('./hostedClient.ts', () => ({
  createHostedClient: () => ({ search: () => Promise.resolve(hosted) }),
}));

let workers: FakeWorker[];

/** The other end of a worker that does only what the test makes it do. */
class FakeWorker extends EventTarget {
  received: ToWorker[] = [];
  isTerminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve()),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const scope = { edition: 'nodejs', version: 'stable' } as const;
const clientOf = (search: SiteConfig['search'] = {}) =>
  createSearchClient({
    site: { ...hostedSite(), baseUrl: '/sub/', search },
    storage: memoryStorage(),
  });

test('lets the service respond if one is configured', async () => {
  const client = clientOf({ appId: 'APP', apiKey: 'key', indexName: 'docs' });

  expect(await client.search(requestFor('click'))).toEqual(hosted);
  expect(workers).toEqual([]);
});

test.each([
  ['`appId` is missing.', { apiKey: 'key', indexName: 'docs' }],
  ['`apiKey` is missing.', { appId: 'APP', indexName: 'docs' }],
])('throws %s at once (search-config-missing)', (message, search) => {
  expect(() => clientOf(search)).toThrow(message);
});

test('starts one worker on demand, and loads the names meanwhile', () => {
  const client = clientOf();
  expect(workers).toHaveLength(0);
  client.warmUp(scope);
  client.warmUp(scope);

  expect(workers).toHaveLength(1);
  expect(workers[0]?.received[0]).toEqual({ baseUrl: '/sub/', scope });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/sub/data/search/nodejs-stable.json');
});

test('gives each question its own response, in whatever order they come', async () => {
  const client = clientOf();
  const first = client.search(requestFor('a'));
  const second = client.search(requestFor('b'));
  workers[0]?.say({ id: 2, response: makeResponse([], { nbHits: 2 }) });
  workers[0]?.say({ id: 1, failure: 'No file.' });

  await expect(first).rejects.toThrow('No file.');
  expect((await second).nbHits).toBe(2);
});

test('notifies subscribers that texts have arrived, until they unsubscribe', () => {
  const client = clientOf();
  const listener = vi.fn();
  const stop = client.onUpdate?.(listener);
  client.warmUp(scope);
  workers[0]?.say('texts');
  stop?.();
  workers[0]?.say('texts');

  expect(listener).toHaveBeenCalledTimes(1);
});

test('fails with its worker, and starts over with the next question', async () => {
  const client = clientOf();
  const lost = client.search(requestFor('a'));
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('The search worker failed.');
  expect(workers[0]?.isTerminated).toBe(true);

  const again = client.search(requestFor('a'));
  workers[1]?.say({ id: 2, response: makeResponse([]) });

  expect(await again).toEqual(makeResponse([]));
});

test('fails without a crash where no worker may be started', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('Refused by policy.', 'SecurityError');
  });
  const client = clientOf();

  client.warmUp(scope);

  await expect(client.search(requestFor('click'))).rejects.toThrow('The search worker failed.');
});
