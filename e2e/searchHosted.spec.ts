import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { uploadSite } from '../tools/searchUpload/uploadSite.ts';
import { siteConfig as site } from './projects/hosted/site.config.ts';
import { ADMIN_KEY, startSearchService } from './searchService.ts';
import type { SearchService, ServiceRequest } from './searchService.ts';
import type { ServiceQuery } from './searchServiceIndex.ts';
import { block, expect, open, test } from './site.ts';
import { originOf, SERVICE_PORTS, SITES } from './sites.ts';

// The service has fixed ports, so one worker runs all of these, one after the other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: originOf(SITES.hosted) });

const HOSTS = SERVICE_PORTS.map((port) => `localhost:${port}`);
const TAGS = [
  'docusaurus_tag:default',
  'docusaurus_tag:docs-default-stable',
  'docusaurus_tag:docs-community-current',
];
const FAILED = { status: 500, text: '{}' };

let service: SearchService;

test.beforeAll(async () => {
  service = await startSearchService(SERVICE_PORTS);
  await uploadSite({
    site,
    editions: site.editions.filter(({ id }) => id === 'nodejs' || id === 'python'),
    folder: resolve(SITES.hosted.folder, 'search/records'),
    isDryRun: false,
    appId: site.search.appId,
    adminKey: ADMIN_KEY,
    log: () => undefined,
  });
});

test.beforeEach(() => service.reset());
test.afterAll(() => service.close());

const input = (page: Page) => page.locator('#docsearch-input');
const options = (page: Page) => page.getByRole('option');
const footer = (page: Page) => page.locator('.DocSearch-Footer');
const notice = (page: Page) =>
  page.getByText('The search service did not respond. Showing results from the built-in index.');

async function openDialog(page: Page, path = '/docs/intro'): Promise<void> {
  await open(page, path);
  await page.locator('.DocSearch-Button').click();
}

/** Opens the dialog on a page and types. */
async function ask(page: Page, query: string, path?: string): Promise<void> {
  await openDialog(page, path);
  await input(page).fill(query);
}

const queriesOf = ({ body }: ServiceRequest) => (body as { requests: ServiceQuery[] }).requests;
/** Which hosts were asked since the last time. */
const askedHosts = () => service.requests.splice(0).map(({ host }) => host);

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

test('asks the service once for a query, field by field (hosted-dialog-request, hosted-filters, hosted-insights)', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== originOf(SITES.hosted)) foreign.push(pathname);
  });

  await ask(page, 'lantern');
  await expect(options(page).first()).toContainText('lantern');

  expect(service.requests).toHaveLength(1);
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
  expect(new Set(foreign)).toEqual(new Set(['/1/indexes/*/queries']));
  await expect(footer(page)).toContainText('Search by Algolia');
  await expect(notice(page)).toBeHidden();
});

test('searches the edition and version being read, with short snippets on a narrow screen (hosted-dialog-request, hosted-filters)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  for (const [path, indexName, version] of [
    ['/docs/next/intro', 'stage', 'current'],
    ['/community/welcome', 'stage', 'stable'],
    ['/python/docs/intro', 'stage-python', 'stable'],
  ] as const) {
    service.reset();
    await ask(page, 'scene', path);
    await expect(options(page).first()).toBeVisible();

    expect(queriesOf(service.requests[0]!), path).toMatchObject([
      {
        indexName,
        attributesToSnippet: expect.arrayContaining(['content:5']),
        facetFilters: ['language:en', TAGS.with(1, `docusaurus_tag:docs-default-${version}`)],
      },
    ]);
  }
});

test('asks for the search page with counts of facets, page by page, and responds without the service, too (hosted-page-request, hosted-response, search-page-results)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource|The search service failed/);
  await open(page, '/search?q=scene');
  await expect(page.getByRole('status').first()).toContainText('documents found');

  const requests = () => service.requests.map(queriesOf).filter(({ length }) => length === 3);
  const common = { indexName: 'stage', query: 'scene', advancedSyntax: true };
  expect(requests()[0]).toMatchObject([
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

  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => requests().map(([main]) => main?.page)).toEqual([0, 1]);

  service.fault = () => FAILED;
  await open(page, '/search?q=lantern');
  await expect(page.getByRole('status').first()).toContainText('found');
  await expect(notice(page)).toBeVisible();
});

test('shows what the service responded, with URLs of this site, and markup as text (hosted-response, hit-urls)', async ({
  page,
}) => {
  service.fault = () => respondWith([hit], { nbHits: 123, queryID: 'q' });
  await ask(page, 'click');

  await expect(page.getByRole('link', { name: 'See all 123 results' })).toHaveAttribute(
    'href',
    '/search?q=click',
  );

  const at = (objectID: string, url: string) => ({ ...hit, objectID, url });
  service.fault = () =>
    respondWith([
      at('1', 'https://host.example/docs/intro#x'),
      at('2', 'https://host.example/old/intro'),
      at('3', 'https://elsewhere.example/a?b#c'),
      at('4', 'javascript:alert(1)'),
      at('5', 'https://host.example//evil.example/x'),
    ]);
  await input(page).fill('clicks');

  await expect(options(page)).toHaveCount(4);
  const hrefs = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(hrefs).toEqual([
    '/docs/intro#x',
    '/docs/intro',
    'https://elsewhere.example/a?b#c',
    '/evil.example/x',
  ]);
  await expect(options(page).nth(2)).toHaveAttribute('target', '_blank');

  const value = '<img src=x onerror="window.bad = true"> a <mark>match<b></mark> &lt;i&gt;';
  service.fault = () =>
    respondWith([
      { ...hit, _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } } },
    ]);
  await input(page).fill('match');

  await expect(options(page).first()).toContainText(
    '<img src=x onerror="window.bad = true"> a match<b> <i>',
  );
  await expect(options(page).locator('img, b, i')).toHaveCount(0);
  await expect(options(page).locator('mark').first()).toHaveText('match<b>');
  expect(await page.evaluate(() => 'bad' in window)).toBe(false);
});

test('responds from the index when the service fails, in whatever way, and says so (hosted-retries)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource|The search service failed/);
  await openDialog(page);
  for (const [query, fault, hosts] of [
    ['lantern', FAILED, 4],
    ['curtain', { status: 403, text: '{"message":"Not for you"}' }, 1],
    ['scene', { status: 200, text: '<html>' }, 1],
    ['lanter', { status: 200, text: '{"results":[]}' }, 1],
  ] as const) {
    service.fault = () => fault;
    await input(page).fill(query);

    await expect(options(page).first()).toContainText(query);
    await expect.poll(askedHosts, query).toHaveLength(hosts);
    await expect(notice(page)).toBeVisible();
  }

  const unreachable = await block(page, /\/1\/indexes\//);
  await input(page).fill('curtai');
  await expect(options(page).first()).toContainText('curtai');
  await expect(notice(page)).toBeVisible();
  expect(unreachable.count()).toBe(4);
});

test('responds from the index when the service takes too long (hosted-retries)', async ({
  page,
  messages,
}) => {
  messages.allow(/The search service failed/);
  service.fault = () => undefined;
  await ask(page, 'lantern');

  await expect(options(page).first()).toContainText('lantern');
  await expect(notice(page)).toBeVisible();
});

test('starts at another host after a failure, also in a new document (hosted-failed-hosts)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource/);
  service.fault = ({ host }) => (host === HOSTS[0] ? FAILED : 'none');
  await ask(page, 'lantern');
  await expect(options(page).first()).toContainText('lantern');
  expect(askedHosts()).toEqual(HOSTS.slice(0, 2));

  await input(page).fill('curtain');
  await expect(options(page).first()).toContainText('curtain');
  expect(askedHosts()).toEqual([HOSTS[1]]);

  await ask(page, 'scene');
  await expect(options(page).first()).toContainText('scene');
  expect(askedHosts()).toEqual([HOSTS[1]]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /^algolia-client-js-[\d.]+-STAGEAPP$/.test(key))).toHaveLength(1);
});

test('shows the error screen when nobody can respond, and tries again on typing (search-error)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource|The search service failed/);
  service.fault = () => FAILED;
  const index = await block(page, /\/assets\/search\//);
  await ask(page, 'lantern');

  const screen = page.locator('.DocSearch-ErrorScreen');
  await expect(screen).toContainText('Unable to fetch results');
  await expect(screen).toContainText('You might want to check your network connection.');

  await index.restore();
  await input(page).fill('lanter');
  await expect(options(page).first()).toContainText('lanter');
  await expect(notice(page)).toBeVisible();

  service.fault = () => 'none';
  await input(page).fill('curtain');
  await expect(options(page).first()).toContainText('curtain');
  await expect(notice(page)).toBeHidden();
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
    await page.route(/\/assets\/frame-/, async (route) => {
      const response = await route.fetch();
      const frame = (await response.json()) as { site: { search: object } };
      Reflect.deleteProperty(frame.site.search, field);
      await route.fulfill({ response, json: frame });
    });

    await start(page);

    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('alert')).toContainText(`\`${field}\` is missing.`);
  });
}
