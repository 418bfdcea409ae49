import { expect, open, test } from './site.ts';

test.describe.configure({ mode: 'serial' });

const PATH = '/docs/next/pom';

test('leaves storage, a cookie, a route and no connection', async ({ page, context }) => {
  await open(page, PATH);
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    document.cookie = 'left=behind';
  });
  await context.route('**/*', (route) => route.abort());
  await context.setOffline(true);
});

test('finds nothing of the test before in its context', async ({ page, context }) => {
  expect(context.pages().length).toBeGreaterThan(1);
  await open(page, PATH);

  const found = () => page.evaluate(() => [localStorage.getItem('left'), document.cookie]);
  await expect.poll(found).toEqual([null, '']);
});
