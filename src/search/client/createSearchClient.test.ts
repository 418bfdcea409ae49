import { expect, test, vi } from 'vitest';
import type { SearchResponse } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import { makeResponse } from '#search/testing.ts';
import { createLocalClient, createSearchClient } from './createSearchClient.ts';
import type { FromWorker, ToWorker } from './localEngine.ts';
import { hostedSite, memoryStorage, requestFor } from './testing.ts';

function clientOf(search: SiteConfig['search']) {
  return createSearchClient({
    site: { ...hostedSite(), search },
    storage: memoryStorage(),
    local: {
      search: () => Promise.resolve(makeResponse([], { source: 'local' })),
      warmUp: () => undefined,
    },
    loadHosted: () =>
      Promise.resolve({ search: () => Promise.resolve(makeResponse([], { source: 'hosted' })) }),
  });
}

test.each([
  ['local', {}],
  ['hosted', { appId: 'APP', apiKey: 'key', indexName: 'docs' }],
] as const)('lets the %s search respond with the configuration %j', async (source, search) => {
  expect((await clientOf(search).search(requestFor('click'))).source).toBe(source);
});

test.each([
  ['`appId` is missing.', { apiKey: 'key', indexName: 'docs' }],
  ['`apiKey` is missing.', { appId: 'APP', indexName: 'docs' }],
])('throws %s at once (search-config-missing)', (message, search) => {
  expect(() => clientOf(search)).toThrow(message);
});

const RESPONSE: SearchResponse = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  source: 'local',
  elsewhere: [],
};

/** The other end of a worker that does only what the test makes it do. */
class FakeWorker extends EventTarget {
  received: ToWorker[] = [];
  isTerminated = false;
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

function clientWithWorkers() {
  const workers: FakeWorker[] = [];
  const ahead: string[] = [];
  const client = createLocalClient({
    baseUrl: '/sub/',
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      // The client uses no more of a worker than this one has.
      return worker as unknown as Worker;
    },
    fetchAhead: (url) => ahead.push(url),
  });
  return { client, workers, ahead };
}

test('starts one worker on demand and tells it where the site is', () => {
  const { client, workers } = clientWithWorkers();
  expect(workers).toHaveLength(0);
  client.warmUp({ edition: 'nodejs', version: 'stable' });
  client.warmUp({ edition: 'nodejs', version: 'stable' });

  expect(workers).toHaveLength(1);
  expect(workers[0]?.received[0]).toEqual({ kind: 'open', baseUrl: '/sub/' });
});

test('loads the names once, while the worker is loading', () => {
  const { client, ahead } = clientWithWorkers();
  client.warmUp({ edition: 'nodejs', version: 'stable' });
  client.warmUp({ edition: 'nodejs', version: 'stable' });

  expect(ahead).toEqual(['/sub/data/search/nodejs-stable.json']);
});

test('gives each question its own response, in whatever order they come', async () => {
  const { client, workers } = clientWithWorkers();
  const first = client.search(requestFor('a'));
  const second = client.search(requestFor('b'));
  workers[0]?.say({ kind: 'response', id: 2, response: { ...RESPONSE, nbHits: 2 } });
  workers[0]?.say({ kind: 'failure', id: 1, message: 'No file.' });

  await expect(first).rejects.toThrow('No file.');
  expect((await second).nbHits).toBe(2);
});

test('notifies subscribers that texts have arrived, until they unsubscribe', () => {
  const { client, workers } = clientWithWorkers();
  const listener = vi.fn();
  const stop = client.onUpdate?.(listener);
  client.warmUp({ edition: 'nodejs', version: 'stable' });
  workers[0]?.say({ kind: 'texts' });
  stop?.();
  workers[0]?.say({ kind: 'texts' });

  expect(listener).toHaveBeenCalledTimes(1);
});

test('fails with its worker, and starts over with the next question', async () => {
  const { client, workers } = clientWithWorkers();
  const lost = client.search(requestFor('a'));
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('The search worker failed.');
  expect(workers[0]?.isTerminated).toBe(true);

  const again = client.search(requestFor('a'));
  workers[1]?.say({ kind: 'response', id: 2, response: RESPONSE });

  expect(await again).toEqual(RESPONSE);
});

test('fails without a crash where no worker may be started', async () => {
  const client = createLocalClient({
    baseUrl: '/',
    createWorker: () => {
      throw new DOMException('Refused by policy.', 'SecurityError');
    },
  });

  client.warmUp({ edition: 'nodejs', version: 'stable' });

  await expect(client.search(requestFor('click'))).rejects.toThrow('The search worker failed.');
});
