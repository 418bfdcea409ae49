import { afterEach, expect, test, vi } from 'vitest';
import { createHostedClient } from './hostedClient.ts';
import { hostedSite, memoryStorage, requestFor } from './testing.ts';

type Requester = NonNullable<Parameters<typeof createHostedClient>[0]['requester']>;
type Sent = Parameters<Requester['send']>[0];

const FINE = { status: 200, isTimedOut: false, content: '{"results":[{"hits":[],"nbHits":7}]}' };
const NETWORK_ERROR = { status: 0, isTimedOut: false, content: '' };
const TIMEOUT = { status: 0, isTimedOut: true, content: '' };
const HOSTS = ['a', 'b', 'c', 'd'].map((name) => ({ url: `https://${name}.example` }));

/** A client whose hosts respond as the function says, and the requests that they received. */
function clientWith(
  respond: (host: string) => Awaited<ReturnType<Requester['send']>>,
  { site = hostedSite({ hosts: HOSTS }), storage = memoryStorage() } = {},
) {
  const sent: Sent[] = [];
  const requester: Requester = {
    send(request) {
      sent.push(request);
      return Promise.resolve(respond(new URL(request.url).hostname));
    },
  };
  const client = createHostedClient({ site, appId: 'APP', apiKey: 'key', storage, requester });
  const hosts = () => sent.splice(0).map(({ url }) => new URL(url).hostname);
  return { client, sent, hosts };
}

afterEach(() => {
  vi.useRealTimers();
});

test('sends one request to the service with key, application and agents in the URL (hosted-dialog-request)', async () => {
  const { client, sent } = clientWith(() => FINE, { site: hostedSite() });

  await expect(client.search(requestFor('click'))).resolves.toMatchObject({ nbHits: 7 });

  expect(sent).toHaveLength(1);
  const { method, url, headers, data, connectTimeout, responseTimeout } = sent[0]!;
  const { origin, pathname, searchParams } = new URL(url);
  expect([method, origin, pathname]).toEqual([
    'POST',
    'https://app-dsn.algolia.net',
    '/1/indexes/*/queries',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    'x-algolia-api-key': 'key',
    'x-algolia-application-id': 'APP',
    'x-algolia-agent': expect.stringMatching(
      /^Algolia for JavaScript \([\d.]+\); Lite \([\d.]+\);.*; docsearch \(3\.9\.0\); docsearch-react \(3\.9\.0\); docusaurus \(3\.8\.1\)$/,
    ) as string,
  });
  expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'text/plain' });
  expect(JSON.parse(String(data))).toMatchObject({
    requests: [{ query: 'click', indexName: 'docs' }],
  });
  expect([connectTimeout, responseTimeout]).toEqual([1000, 2000]);
});

test('waits for a host as long as the configuration says (hosted-retries)', async () => {
  const { client, sent } = clientWith(() => FINE, { site: hostedSite({ timeoutMs: 500 }) });

  await client.search(requestFor('click'));

  expect(sent).toMatchObject([{ connectTimeout: 250, responseTimeout: 500 }]);
});

test('asks the hosts of the service one after the other (hosted-retries)', async () => {
  const { client, hosts } = clientWith(() => NETWORK_ERROR, { site: hostedSite() });

  await expect(client.search(requestFor('click'))).rejects.toThrow('Unreachable hosts');

  const [first, ...others] = hosts();
  expect(first).toBe('app-dsn.algolia.net');
  expect(others.sort()).toEqual([1, 2, 3].map((number) => `app-${number}.algolianet.com`));
});

test.each([400, 403, 404, 429])(
  'gives up at once after %i, with its message (hosted-retries)',
  async (status) => {
    const { client, hosts } = clientWith(() => ({
      status,
      isTimedOut: false,
      content: '{"message":"Not for you"}',
    }));

    await expect(client.search(requestFor('click'))).rejects.toThrow('Not for you');

    expect(hosts()).toEqual(['a.example']);
  },
);

test('asks all hosts after 500, then gives up (hosted-retries)', async () => {
  const { client, hosts } = clientWith(() => ({ ...NETWORK_ERROR, status: 500 }));

  await expect(client.search(requestFor('click'))).rejects.toThrow('Unreachable hosts');

  expect(hosts()).toEqual(['a.example', 'b.example', 'c.example', 'd.example']);
});

test('fails on invalid JSON and on a response without results (hosted-retries)', async () => {
  const broken = clientWith(() => ({ ...FINE, content: '<html>' }));
  const empty = clientWith(() => ({ ...FINE, content: '{}' }));

  await expect(broken.client.search(requestFor('click'))).rejects.toThrow('JSON');
  expect(broken.hosts()).toEqual(['a.example']);
  await expect(empty.client.search(requestFor('click'))).rejects.toThrow('sent no results');
});

test('waits longer after a timeout (hosted-retries)', async () => {
  const { client, sent } = clientWith((host) => (host === 'a.example' ? TIMEOUT : FINE));

  await client.search(requestFor('click'));

  expect(sent.map(({ connectTimeout }) => connectTimeout)).toEqual([1000, 4000]);
});

test.each([
  ['that was down', NETWORK_ERROR, false],
  ['that was down, without storage', NETWORK_ERROR, true],
  ['that timed out', TIMEOUT, false],
])(
  'starts at another host than the one %s, for 120 s (hosted-failed-hosts)',
  async (_, failure, isBroken) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const storage = memoryStorage({ isBroken });
    const { client, hosts } = clientWith((host) => (host === 'a.example' ? failure : FINE), {
      storage,
      site: hostedSite({ hosts: HOSTS }),
    });

    await client.search(requestFor('first'));
    expect(hosts()).toEqual(['a.example', 'b.example']);

    vi.advanceTimersByTime(120_000);
    await client.search(requestFor('second'));
    expect(hosts()).toEqual(['b.example']);

    vi.advanceTimersByTime(1);
    await client.search(requestFor('third'));
    expect(hosts()).toEqual(['a.example', 'b.example']);
  },
);

test('shares what it learned of hosts through storage and does not let it grow (hosted-failed-hosts)', async () => {
  const storage = memoryStorage();
  const respond = (host: string) => (host === 'a.example' ? NETWORK_ERROR : FINE);
  await clientWith(respond, { storage }).client.search(requestFor('first'));

  const another = clientWith(respond, { storage });
  await another.client.search(requestFor('first'));

  expect(another.hosts()).toEqual(['b.example']);
  const [key] = ['algolia-client-js-5.61.0-APP'];
  expect(Object.keys(JSON.parse(storage.get(key) ?? '') as object)).toEqual(['https://a.example']);
});

test('asks all hosts again when every one of them was down (hosted-failed-hosts)', async () => {
  let isDown = true;
  const { client, hosts } = clientWith(() => (isDown ? NETWORK_ERROR : FINE));
  await client.search(requestFor('first')).catch(() => undefined);
  hosts();

  isDown = false;
  await client.search(requestFor('second'));

  expect(hosts()).toEqual(['a.example']);
});

test('ignores stored values that are not host states (hosted-failed-hosts)', async () => {
  for (const text of ['{', 'null', '7', '{"https://a.example":{"status":"odd"}}']) {
    const storage = memoryStorage();
    storage.set('algolia-client-js-5.61.0-APP', text);
    const { client, hosts } = clientWith(() => FINE, { storage });

    await client.search(requestFor('click'));

    expect(hosts()).toEqual(['a.example']);
  }
});
