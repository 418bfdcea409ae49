import { afterEach, expect, test, vi } from 'vitest';
import { LEVELS } from '#model/search.ts';
import { hierarchyOf } from '#search-index/place.ts';
import { hostedSite, memoryStorage, requestFor } from '#search/testing.ts';
import { createHostedClient, hostedQueries, readHostedResponse } from './hostedClient.ts';

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

const ALL = HOSTS.map(({ url }) => new URL(url).hostname);

test.each([
  [400, '{"message":"Not for you"}', 'Not for you', 1],
  [403, '{"message":"Not for you"}', 'Not for you', 1],
  [404, '{"message":"Not for you"}', 'Not for you', 1],
  [429, '{"message":"Not for you"}', 'Not for you', 1],
  [500, '', 'Unreachable hosts', 4],
  [200, '<html>', 'JSON', 1],
  [200, '{}', 'sent no results', 1],
])('after %i and %j says "%s", having asked %i (hosted-retries)', async (...given) => {
  const [status, content, message, count] = given;
  const { client, hosts } = clientWith(() => ({ status, isTimedOut: false, content }));

  await expect(client.search(requestFor('click'))).rejects.toThrow(message);

  expect(hosts()).toEqual(ALL.slice(0, count));
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

const TAGS = [
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-stable',
  'docusaurus_tag:docs-community-current',
];

test('asks for the modal field by field (hosted-dialog-request, hosted-filters)', () => {
  const levels = LEVELS.map((level) => `hierarchy.${level}`);

  expect(hostedQueries(hostedSite(), requestFor('click'))).toEqual([
    {
      query: 'click',
      indexName: 'docs',
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:10`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: ['language:en', TAGS],
    },
  ]);
});

test('takes edition, version and words of snippets from the request (hosted-dialog-request, hosted-filters)', () => {
  const scope = { edition: 'python', version: 'current' } as const;
  const [query] = hostedQueries(hostedSite(), requestFor('click', { scope, snippetWords: 5 }));

  expect(query).toMatchObject({
    indexName: 'docs-python',
    facetFilters: ['language:en', TAGS.with(1, 'docusaurus_tag:docs-default-current')],
  });
  expect(query?.['attributesToSnippet']).toContain('content:5');
});

test('appends configured filters, and sends them alone without contextual search (hosted-filters)', () => {
  const facetFilters = ['kind:guide'];
  const filtersOf = (site: ReturnType<typeof hostedSite>) =>
    hostedQueries(site, requestFor('click'))[0]?.['facetFilters'];

  expect(filtersOf(hostedSite({ facetFilters }))).toEqual(['language:en', TAGS, 'kind:guide']);
  expect(filtersOf(hostedSite({ facetFilters, contextualSearch: false }))).toEqual(facetFilters);
  expect(filtersOf(hostedSite({ contextualSearch: false }))).toEqual([]);
});

test('lets configured parameters win and asks for click analytics with insights (hosted-dialog-request, hosted-insights)', () => {
  const site = hostedSite({ insights: true, searchParameters: { hitsPerPage: 3, distinct: 2 } });

  expect(hostedQueries(site, requestFor('click'))[0]).toMatchObject({
    clickAnalytics: true,
    hitsPerPage: 3,
    distinct: 2,
  });
});

test('asks for the search page with two counts of facets (hosted-page-request)', () => {
  const request = requestFor('click', { purpose: 'page', page: 2, hitsPerPage: 15 });
  const common = { indexName: 'docs', query: 'click', advancedSyntax: true };
  const counts = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };

  const [hits, ...others] = hostedQueries(hostedSite(), request);

  expect(hits).toMatchObject({
    ...common,
    hitsPerPage: 15,
    page: 2,
    facets: ['docusaurus_tag', 'language'],
    facetFilters: [TAGS, ['language:en']],
    highlightPreTag: '<mark>',
  });
  expect(others).toEqual([
    { ...common, ...counts, facets: ['docusaurus_tag'], facetFilters: [['language:en']] },
    { ...common, ...counts, facets: ['language'], facetFilters: [TAGS] },
  ]);
});

test('counts nothing on the search page without contextual search (hosted-page-request)', () => {
  const site = hostedSite({ contextualSearch: false, facetFilters: ['kind:guide'] });
  const queries = hostedQueries(site, requestFor('click', { purpose: 'page' }));

  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatchObject({ facetFilters: ['kind:guide'], page: 0 });
});

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://host.example/docs/input#x',
  hierarchy: { lvl0: 'Guides', lvl1: 'Input', lvl2: 'Clicks' },
  content: null,
};
const responseWith = (...hits: unknown[]) => ({ results: [{ hits, nbHits: hits.length }] });

test.each([
  ['reads', { nbHits: 123, page: 1, nbPages: 9 }, { nbHits: 123, page: 1, nbPages: 9 }],
  ['makes up for', { nbHits: '7', page: -1, nbPages: null }, { nbHits: 1, page: 0, nbPages: 1 }],
])(
  '%s the counts %j, and reads hits and the id of the query (hosted-response)',
  (_, sent, read) => {
    const result = { hits: [hit], ...sent, queryID: 'q', params: 'x=1' };

    expect(readHostedResponse({ results: [result] })).toMatchObject({
      ...read,
      queryID: 'q',
      source: 'hosted',
      hits: [{ objectID: '1', type: 'lvl2' }],
    });
  },
);

test('fills the hierarchy and keeps nothing but strings', () => {
  const odd = {
    ...hit,
    hierarchy: { lvl0: 'Guides', lvl1: 7, lvl9: 'x' },
    content: { toString: 'x' },
    extra: 'x',
    _snippetResult: {
      hierarchy: { lvl0: { value: 'Guides', matchLevel: 'none' }, lvl2: 'x', lvl3: { value: 1 } },
      content: { value: 'a <mark>b</mark>', matchLevel: 'full' },
    },
  };

  expect(readHostedResponse(responseWith(odd)).hits).toEqual([
    {
      objectID: '1',
      type: 'lvl2',
      url: hit.url,
      hierarchy: hierarchyOf(['Guides']),
      content: null,
      marked: {
        lvl0: [{ text: 'Guides', isMatch: false }],
        content: [
          { text: 'a ', isMatch: false },
          { text: 'b', isMatch: true },
        ],
      },
    },
  ]);
});

test.each([
  ['no object', null],
  ['an unknown type', { ...hit, type: 'lvl0' }],
  ['no id', { ...hit, objectID: 1 }],
  ['no URL', { ...hit, url: undefined }],
  ['a URL that is a script', { ...hit, url: 'javascript:alert(1)' }],
])('leaves out a hit with %s', (_, broken) => {
  expect(readHostedResponse(responseWith(broken, hit)).hits).toHaveLength(1);
});

test.each([undefined, 'text', {}, { results: {} }, { results: [] }, { results: [{ hits: 'x' }] }])(
  'refuses %j as a response',
  (response) => {
    expect(() => readHostedResponse(response)).toThrow('The search service sent no results.');
  },
);
