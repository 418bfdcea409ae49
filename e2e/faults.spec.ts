import type { Page, Route } from '@playwright/test';
import { INDEX, input, options } from './searchDialog.ts';
import { expect, gate, heading, markDocument, open, sidebar, test, watchRequests } from './site.ts';

test.use({ prefetches: true });

const NEXT_DATA = /data\/docs\/writing-tests\.json/;

const follow = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).click();

/** That a page is on screen, that its URL says so, and that it hydrates. */
async function expectPage(page: Page, title: string, path: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function cutOff(route: Route): Promise<void> {
  const body = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'application/json', body: body.slice(0, body.length / 2) });
}

async function fromAnotherBuild(route: Route): Promise<void> {
  const data = (await (await route.fetch()).json()) as { build: string };
  await route.fulfill({ json: { ...data, build: 'another' } });
}

async function ofAnotherPage(route: Route): Promise<void> {
  const url = route
    .request()
    .url()
    .replace(/[a-z-]+\.json/, 'locators.json');
  await route.fulfill({ response: await route.fetch({ url }) });
}

interface Fault {
  page: string;
  title: string;
  respond: (route: Route) => Promise<void>;
}

/** What can happen to the data of pages on its way. */
const DATA_FAULTS: Record<string, Fault[]> = {
  'does not come': [
    {
      page: 'writing-tests',
      title: 'Writing tests',
      respond: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    },
    {
      page: 'codegen-intro',
      title: 'Generating tests',
      respond: (route) => route.fulfill({ status: 500, body: 'Oops' }),
    },
    // A page of the host.
    {
      page: 'ci-intro',
      title: 'Setting up CI',
      respond: (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }),
    },
  ],
  'is something else': [
    { page: 'running-tests', title: 'Running and debugging tests', respond: cutOff },
    { page: 'trace-viewer-intro', title: 'Trace viewer', respond: ofAnotherPage },
    { page: 'test-runners', title: 'Test runners', respond: fromAnotherBuild },
    { page: 'library', title: 'Library', respond: fromAnotherBuild },
  ],
};

for (const [fault, pages] of Object.entries(DATA_FAULTS)) {
  test(`loads pages in full when their data ${fault} (navigation-load-failure)`, async ({
    page,
    messages,
  }) => {
    messages.allow(/PageLoadError|redeployed|Failed to load resource/);
    for (const { page: name, respond } of pages) {
      await page.route(`**/data/docs/${name}.json`, respond);
    }
    await open(page, '/docs/intro');
    const documents = watchRequests(page, (request) => request.isNavigationRequest());

    for (const { page: name, title } of pages) {
      await follow(page, title);
      await expectPage(page, title, `/docs/${name}`);
    }
    const paths = documents.map((url) => new URL(url).pathname);
    expect(paths).toEqual(pages.map(({ page: name }) => `/docs/${name}`));
  });
}

test('goes back and forth past faulty data (navigation-load-failure)', async ({
  page,
  messages,
}) => {
  messages.allow(/PageLoadError|Failed to load resource/);
  await page.route(NEXT_DATA, cutOff);
  await open(page, '/docs/intro');

  await follow(page, 'Writing tests');
  await expectPage(page, 'Writing tests', '/docs/writing-tests');
  await follow(page, 'Setting up CI');
  await expectPage(page, 'Setting up CI', '/docs/ci-intro');
  await page.goBack();
  await expectPage(page, 'Writing tests', '/docs/writing-tests');
  await page.goBack();
  await expectPage(page, 'Installation', '/docs/intro');
  await page.goForward();
  await expectPage(page, 'Writing tests', '/docs/writing-tests');
});

test('opens the next page once the reader is online (navigation-load-failure)', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(/Failed to load resource/);
  await open(page, '/docs/intro');
  const document = await markDocument(page);
  const data = await gate(page, NEXT_DATA);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await follow(page, 'Writing tests');
  await data.reached;
  await expect(page.getByRole('progressbar')).toBeAttached();

  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.route(NEXT_DATA, (route) => route.abort('internetdisconnected'));
  data.open();
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL('/docs/intro');
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);

  await expectPage(page, 'Writing tests', '/docs/writing-tests');
  await expect(notice).toHaveCount(0);
  await expect.poll(() => document.isSame()).toBe(true);
});

test('keeps the page when search is first opened offline (search-opens)', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(/Failed to load resource|Failed to fetch/);
  await page.route(/createSearchDialog/, (route) => route.abort('internetdisconnected'));
  await open(page, '/docs/intro');
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);

  await page.keyboard.press('/');

  const notice = page.getByRole('status').filter({ hasText: 'search isn’t loaded' });
  await expect(notice).toBeInViewport();
  await expectPage(page, 'Installation', '/docs/intro');
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

for (const [fault, url, ...responses] of [
  ['a blocked worker', /assets\/worker-.*\.js/, (route: Route) => route.abort()],
  ['a broken index', INDEX, cutOff, (route: Route) => route.fulfill({ json: [] })],
] as const) {
  test(`recovers from ${fault} (search-error)`, async ({ page, context, messages }) => {
    messages.allow(/Failed to load resource|ERR_FAILED/);
    let respond: (route: Route) => Promise<void> = responses[0];
    let count = 0;
    // Of the context: workers fetch for themselves.
    await context.route(url, async (route) => {
      await respond(route);
      count += 1;
    });
    await open(page, '/docs/intro');
    await page.keyboard.press('Control+k');

    for (const [index, response] of responses.entries()) {
      respond = response;
      count = 0;
      await input(page).fill('goto'.slice(0, index + 3));
      await expect.poll(() => count).toBeGreaterThan(0);
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
    }
    await context.unroute(url);
    await input(page).fill('page.goto');

    await expect(options(page).first()).toHaveAttribute('href', /class-page#page-goto$/);
  });
}

test('finds texts that a deployment has moved (search-error)', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(/Failed to load resource/);
  let texts = '/assets/search/gone.json';
  await context.route(/data\/search\/nodejs-stable\.json/, async (route) => {
    const tier = (await (await route.fetch()).json()) as { texts: string };
    await route.fulfill({ json: { ...tier, texts: texts || tier.texts } });
  });
  await context.route(/gone\.json/, async (route) => {
    texts = '';
    await route.fulfill({ status: 404 });
  });
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  const found = context.waitForEvent('requestfinished', (request) =>
    /assets\/search\/nodejs-stable-/.test(request.url()),
  );
  await input(page).fill('strictness violation');

  await found;
  await expect(options(page).first()).toBeVisible();
  // Names that no search waits for may still be on their way.
  await context.unrouteAll({ behavior: 'wait' });
});

test('stays usable when everything in storage is broken (storage-failures)', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of [
      ...['theme', 'previousLanguagePrefix', 'docusaurus.sidebar.categories'],
      ...['docs-preferred-version-default', 'docusaurus.tab.js-package-manager'],
      ...['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
      ...['__DOCSEARCH_RECENT_SEARCHES__playwright', '__DOCSEARCH_FAVORITE_SEARCHES__playwright'],
    ]) {
      localStorage.setItem(key, '{"__proto__":[null,"//evil.example/"],"<img src=x>":');
    }
  });

  await open(page, '/docs/intro');
  await expect(page.getByRole('tabpanel', { name: 'npm' }).first()).toBeVisible();
  await follow(page, 'Writing tests');
  await expectPage(page, 'Writing tests', '/docs/writing-tests');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('reads and navigates without its scripts, every tab open (first-load-failure)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource/);
  await page.route(/assets\/entry-.*\.js/, (route) => route.abort());

  await page.goto('/docs/intro');
  await expect(page.getByText('pnpm create playwright', { exact: true })).toBeVisible();
  await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  await follow(page, 'Writing tests');

  await expect(heading(page, 'Writing tests')).toBeVisible();
});

test('reads and navigates without its style sheet (first-load-failure)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to load resource/);
  await page.route(/assets\/style-.*\.css/, (route) => route.abort());

  await open(page, '/docs/intro');
  await follow(page, 'Writing tests');

  await expectPage(page, 'Writing tests', '/docs/writing-tests');
});

test('keeps tabs apart when the site is deployed between them (navigation-load-failure)', async ({
  page,
  context,
  messages,
}) => {
  messages.allow(/redeployed|Failed to load resource/);
  await open(page, '/docs/intro');
  const other = await context.newPage();
  await open(other, '/docs/intro');
  const untouched = await markDocument(other);

  await page.route(NEXT_DATA, fromAnotherBuild);
  await follow(page, 'Writing tests');
  await expectPage(page, 'Writing tests', '/docs/writing-tests');
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await follow(other, 'Writing tests');

  await expectPage(other, 'Writing tests', '/docs/writing-tests');
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect.poll(() => untouched.isSame()).toBe(true);
});
