import { readFileSync } from 'node:fs';
import { expect, heading, markDocument, open, sidebar, test } from './site.ts';

const canonical = 'link[rel=canonical]';

for (const path of [
  '/DOCS/Intro',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
  '/docs/intro.html?q=a',
]) {
  test(`shows the page at ${path}, with a clean canonical address (2, 30, 31)`, async ({
    page,
  }) => {
    await open(page, path);

    await expect(heading(page, 'Installation')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Installation');
    await expect(page.locator(canonical)).toHaveAttribute(
      'href',
      'https://playbill.example/docs/intro',
    );
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      'https://playbill.example/docs/intro',
    );
  });
}

for (const [path, edition] of [
  ['/index.html', 'Node.js'],
  ['/python', 'Python'],
  ['/Python/index.html', 'Python'],
] as const) {
  test(`shows the home of ${edition} at ${path} (30)`, async ({ page }) => {
    await open(page, path);

    await expect(heading(page, `Playwright for ${edition}`)).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('follows links with a suffix inside the app (30)', async ({ page }) => {
  await open(page, '/docs/intro.html');
  const document = await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(window.document.createElement('a'), {
      href: '/docs/Writing-Tests.html',
      textContent: 'Suffix',
    });
    window.document.querySelector('h1')?.after(link);
  });

  await page.getByRole('link', { name: 'Suffix' }).click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  expect(await document.isSame()).toBe(true);
  await expect(page.locator(canonical)).toHaveAttribute(
    'href',
    'https://playbill.example/docs/writing-tests',
  );
});

const rules = readFileSync('dist/_redirects', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('redirects every old address to a page that exists (9)', async ({ request }) => {
  expect(rules.length).toBeGreaterThan(0);
  for (const [from = '', to = '', status] of rules) {
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect([from, response.status()]).toEqual([from, Number(status)]);
    expect(response.headers()['location']).toBe(`${to}?a=1`);
    expect([to, (await request.get(to)).status()]).toEqual([to, 200]);
  }
});

for (const prefix of ['', '/python', '/java', '/dotnet']) {
  test(`knows the old addresses below "${prefix}/" (9)`, () => {
    const known = new Map(rules.map(([from, to]) => [from, to]));
    const names =
      'installation assertions inspector test-auth test-pom debug-selectors cli test-advanced test-api-testing';

    expect(known.get(`${prefix}/community`)).toBe(`${prefix}/community/welcome`);
    expect(known.get(`${prefix}/blog`)).toBe('/community/welcome');
    for (const docs of [`${prefix}/docs`, `${prefix}/docs/next`]) {
      expect(known.get(docs)).toBe(`${docs}/intro`);
      expect(known.get(`${docs}/test-intro`)).toBe(`${docs}/intro`);
      for (const name of names.split(' ')) expect(known.get(`${docs}/${name}`)).toMatch(docs);
    }
  });
}

test('redirects on hosts without rules too (9)', () => {
  for (const [from = '', to = ''] of rules) {
    const html = readFileSync(`dist${from}.html`, 'utf8');
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain(`<link rel="canonical" href="https://playbill.example${to}">`);
    expect(html).toContain(`<a href="${to}">`);
  }
});
