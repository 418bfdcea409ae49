import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { uploadSite } from '../tools/search-upload/uploadSite.ts';
import { violationsInBothModes } from './axe.ts';
import { siteConfig as site } from './projects/hosted/site.config.ts';
import { input, options } from './searchDialog.ts';
import { ADMIN_KEY, createSearchService, startSearchService } from './searchService.ts';
import type { SearchService, ServiceRequest } from './searchService.ts';
import type { ServiceQuery } from './searchServiceIndex.ts';
import { block, expect, open, test as base, watchRequests } from './site.ts';
import { originOf, SITES } from './sites.ts';

const HOSTS = [1, 2, 3, 4].map((number) => `search-${number}.test`);
const SERVICE = /^http:\/\/search-\d\.test\//;
const TAGS = [
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-stable',
  'docusaurus_tag:docs-community-current',
];
const FAILED = { status: 500, text: '{}' };

interface WorkerFixtures {
  indexes: SearchService['indexes'];
}

/** Tests of a page whose requests to the service reach a fake of their own. */
const test = base.extend<{ service: SearchService }, WorkerFixtures>({
  indexes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
    async ({}, use) => {
      const receiver = await startSearchService();
      await uploadSite({
        site: { ...site, search: { ...site.search, hosts: [{ url: receiver.url }] } },
        editions: site.editions.filter(({ id }) => id === 'nodejs' || id === 'python'),
        folder: resolve(SITES.hosted.folder, 'search/records'),
        isDryRun: false,
        appId: site.search.appId,
        adminKey: ADMIN_KEY,
        log: () => undefined,
      });
      await receiver.close();
      await use(receiver.indexes);
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ page, indexes }, use) => {
      const service = createSearchService(indexes);
      await page.route(SERVICE, async (route) => {
        const request = route.request();
        const response = service.receive({
          method: request.method(),
          url: request.url(),
          headers: request.headers(),
          text: request.postData() ?? '',
        });
        // Without a response the request stays open until the page is closed.
        if (!response) return;
        await route.fulfill({
          status: response.status,
          body: response.text,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await use(service);
    },
    { auto: true },
  ],
});

test.use({ baseURL: originOf(SITES.hosted) });

const footer = (page: Page) => page.locator('.DocSearch-Footer');
const notice = (page: Page) =>
  page.getByText('The search service did not respond. Showing results from the built-in index.');

async function openDialog(page: Page, path = '/docs/intro'): Promise<void> {
  await open(page, path);
  await page.locator('.DocSearch-Button').click();
}

/** Types into the open dialog, and waits for what was found: hits of the query before may have the words, unmarked. */
async function find(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  const marked = options(page).first().locator('mark').first();
  await expect(marked).toHaveText(new RegExp(`^${query}`, 'i'));
}

/** Changes the settings of search that the page sees. */
async function configure(page: Page, change: (search: object) => void): Promise<void> {
  await page.route(/\/assets\/frame-/, async (route) => {
    const response = await route.fetch();
    const frame = (await response.json()) as { site: { search: object } };
    change(frame.site.search);
    await route.fulfill({ response, json: frame });
  });
}

const queriesOf = ({ body }: ServiceRequest) => (body as { requests: ServiceQuery[] }).requests;

/** Which hosts were asked for a query, in order. */
function hostsFor({ requests }: SearchService, query: string): string[] {
  return requests
    .filter((request) => queriesOf(request)[0]?.query === query)
    .map(({ host }) => host);
}

/** A response of the service with these hits. */
function respondWith(hits: object[], more: object = {}) {
  return {
    status: 200,
    text: JSON.stringify({
      results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, ...more }],
    }),
  };
}

const hit = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://host.example/docs/intro',
  hierarchy: { lvl0: 'Guides', lvl1: 'The play' },
  content: null,
};

test('sends each query once, and nothing else (hosted-dialog-request, hosted-filters, hosted-insights)', async ({
  page,
  service,
}) => {
  const foreign = watchRequests(
    page,
    (request) => new URL(request.url()).origin !== originOf(SITES.hosted),
  );
  await openDialog(page);
  const queries = ['lantern', 'curtain', 'scene'];
  for (const query of queries) await find(page, query);

  expect(service.requests.map((request) => queriesOf(request)[0]?.query)).toEqual(queries);
  expect(new Set(foreign.map((url) => new URL(url).pathname))).toEqual(
    new Set(['/1/indexes/*/queries']),
  );
  await expect(footer(page)).toContainText('Search by Algolia');
  await expect(notice(page)).toBeHidden();
  const [{ method, host, path, parameters, headers, body }] = service.requests as [ServiceRequest];
  expect([method, host, path]).toEqual(['POST', HOSTS[0], '/1/indexes/*/queries']);
  expect(parameters).toEqual({
    'x-algolia-agent': expect.stringMatching(
      /^Algolia for JavaScript \([\d.]+\); Lite \([\d.]+\); Browser; docsearch \(3\.9\.0\); docsearch-react \(3\.9\.0\); docusaurus \(3\.8\.1\)$/,
    ),
    'x-algolia-api-key': 'search-key',
    'x-algolia-application-id': 'STAGEAPP',
  });
  expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'text/plain' });
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(body).toEqual({
    requests: [
      {
        query: 'lantern',
        indexName: 'stage',
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', TAGS],
      },
    ],
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 768, height: 800 } });

  test('searches what is read, with short snippets (hosted-dialog-request, hosted-filters)', async ({
    page,
    service,
  }) => {
    for (const [path, indexName, version] of [
      ['/community/welcome', 'stage', 'stable'],
      ['/python/docs/next/intro', 'stage-python', 'current'],
    ] as const) {
      await openDialog(page, path);
      await find(page, 'scene');

      expect(service.requests.splice(0).map(queriesOf)).toMatchObject([
        [
          {
            indexName,
            attributesToSnippet: expect.arrayContaining(['content:5']),
            facetFilters: ['language:en', TAGS.with(1, `docusaurus_tag:docs-default-${version}`)],
          },
        ],
      ]);
    }
  });
});

test('asks for hits and counts, page by page (hosted-page-request, hosted-retries, search-page-results)', async ({
  page,
  service,
  messages,
}) => {
  await open(page, '/search?q=scene');
  await expect(page.getByRole('status').first()).toContainText('documents found');

  const common = { indexName: 'stage', query: 'scene', advancedSyntax: true };
  expect(queriesOf(service.requests[0]!)).toMatchObject([
    {
      ...common,
      facets: ['docusaurus_tag', 'language'],
      facetFilters: [TAGS, ['language:en']],
      hitsPerPage: 15,
      page: 0,
    },
    { ...common, hitsPerPage: 0, analytics: false },
    { ...common, hitsPerPage: 0, analytics: false },
  ]);

  await page.getByText('Fetching new results...').scrollIntoViewIfNeeded();
  await expect
    .poll(() => service.requests.map((request) => queriesOf(request)[0]?.page).slice(0, 2))
    .toEqual([0, 1]);

  messages.allow(/Failed to load resource|The search service failed/);
  service.fault = () => FAILED;
  await page.getByRole('main').getByRole('combobox', { name: 'Search' }).fill('lantern');
  await expect.poll(() => hostsFor(service, 'lantern')).toHaveLength(4);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('found');
});

test('links to what the service found, shows markup as text (hosted-response, hit-urls)', async ({
  page,
  service,
}) => {
  const at = (objectID: string, url: string) => ({ ...hit, objectID, url });
  const hits = [
    at('1', 'https://host.example/docs/intro#x'),
    at('2', 'https://host.example/old/intro'),
    at('3', 'https://elsewhere.example/a?b#c'),
    at('4', 'javascript:alert(1)'),
    at('5', 'https://host.example//evil.example/x'),
  ];
  service.fault = () => respondWith(hits, { nbHits: 123, queryID: 'q' });
  await openDialog(page);
  await input(page).fill('click');

  await expect(page.getByRole('link', { name: 'See all 123 results' })).toHaveAttribute(
    'href',
    '/search?q=click',
  );
  const hrefs = ['/docs/intro#x', '/docs/intro', 'https://elsewhere.example/a?b#c'];
  await expect(options(page)).toHaveCount(4);
  for (const [index, href] of [...hrefs, '/evil.example/x'].entries()) {
    await expect(options(page).nth(index)).toHaveAttribute('href', href);
  }
  await expect(options(page).nth(2)).toHaveAttribute('target', '_blank');

  const value = '<img src=x onerror="window.bad = true"> a <mark>match<b></mark> &lt;i&gt;';
  service.fault = () =>
    respondWith([
      { ...hit, _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } } },
    ]);
  await input(page).fill('match');
  await expect(options(page)).toHaveCount(1);

  await expect(options(page).first()).toContainText(
    '<img src=x onerror="window.bad = true"> a match<b> <i>',
  );
  await expect(options(page).locator('img, b, i')).toHaveCount(0);
  await expect(options(page).locator('mark').first()).toHaveText('match<b>');
});

test('responds from the index however the service fails (hosted-retries, search-error)', async ({
  page,
  service,
  messages,
}) => {
  messages.allow(/Failed to load resource|The search service failed/);
  // On a busy machine the service would be too late, and the index respond before hosts are asked.
  await configure(page, (search) => Object.assign(search, { timeoutMs: 30_000 }));
  const index = await block(page, /\/assets\/search\//);
  service.fault = () => FAILED;
  await openDialog(page);
  await input(page).fill('lantern');
  const screen = page.locator('.DocSearch-ErrorScreen');
  await expect(screen).toContainText('Unable to fetch results');
  await expect(screen).toContainText('You might want to check your network connection.');
  await expect.poll(() => violationsInBothModes(page, 'dialog')).toEqual([]);
  await index.restore();

  for (const [query, fault, hosts] of [
    ['lanter', FAILED, 4],
    ['curtain', { status: 403, text: '{"message":"Not for you"}' }, 1],
    ['scene', { status: 200, text: '<html>' }, 1],
    ['lante', { status: 200, text: '{"results":[]}' }, 1],
  ] as const) {
    service.fault = () => fault;
    await find(page, query);

    // The index is asked after the last host.
    expect(hostsFor(service, query)).toHaveLength(hosts);
    await expect(notice(page)).toBeVisible();
  }

  const unreachable = await block(page, SERVICE);
  await find(page, 'curtai');
  expect(unreachable.count()).toBe(4);
  await expect(notice(page)).toBeVisible();

  await unreachable.restore();
  service.fault = () => 'none';
  await find(page, 'scen');
  await expect(notice(page)).toBeHidden();
});

test('responds from the index when the service takes too long (hosted-retries)', async ({
  page,
  service,
  messages,
}) => {
  messages.allow(/The search service failed/);
  await configure(page, (search) => Object.assign(search, { timeoutMs: 1 }));
  service.fault = () => undefined;
  await openDialog(page);
  await find(page, 'lantern');

  await expect(notice(page)).toBeVisible();
});

test('avoids a host that failed, in new documents, too (hosted-failed-hosts)', async ({
  page,
  service,
  messages,
}) => {
  messages.allow(/Failed to load resource/);
  service.fault = ({ host }) => (host === HOSTS[0] ? FAILED : 'none');
  await openDialog(page);
  await find(page, 'lantern');
  expect(hostsFor(service, 'lantern')).toEqual(HOSTS.slice(0, 2));
  await find(page, 'curtain');
  expect(hostsFor(service, 'curtain')).toEqual([HOSTS[1]]);

  await openDialog(page);
  await find(page, 'scene');
  expect(hostsFor(service, 'scene')).toEqual([HOSTS[1]]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContainEqual(expect.stringMatching(/^algolia-client-js-[\d.]+-STAGEAPP$/));
});

for (const [field, where, start] of [
  ['appId', 'opening the dialog', openDialog],
  ['apiKey', 'the search page', (page: Page) => page.goto('/search?q=lantern')],
] as const) {
  test(`says on ${where} that \`${field}\` is missing (search-config-missing)`, async ({
    page,
    messages,
  }) => {
    messages.allow(/is missing/);
    await configure(page, (search) => Reflect.deleteProperty(search, field));

    await start(page);

    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('alert')).toContainText(`\`${field}\` is missing.`);
  });
}
