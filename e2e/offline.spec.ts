import { mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { originOf as originOfServer } from '#build/serve/serve.ts';
import { violations } from './axe.ts';
import { input, options } from './searchDialog.ts';
import { serveUncompressed } from './serveUncompressed.ts';
import { expect, heading, OFFLINE, open, sidebar, test, watchRequests } from './site.ts';
import { originOf, SITES } from './sites.ts';

// Workers and copies belong to the context.
test.use({ ownContext: true, prefetches: true });

/** Files of a whole edition come and go: that takes as long as the test may. */
const eventually = expect.configure({ timeout: 0 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Read offline' });
const row = (page: Page) => dialog(page).getByRole('listitem').first();
const note = (page: Page) => page.getByRole('note').filter({ hasText: 'This page was saved on' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** What is on the device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [...(await caches.keys()), ...workers.map(({ scope }) => scope)];
  });

async function openDialog(page: Page, name = 'Read offline'): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Presses Save or Update, during which nothing else can be pressed. */
async function pressAndWait(page: Page, name: string): Promise<void> {
  await press(page, name);
  await eventually(row(page)).toContainText(/Saved on \w+ \d+, \d{4}, \d+\.\d MB\.Delete$/);
}

async function saveEdition(page: Page): Promise<void> {
  await openDialog(page);
  await expect(row(page)).toContainText(/Node\.js, stable\d+\.\d MB, with search\. Not saved\./);
  await pressAndWait(page, 'Save');
  await press(page, 'Close');
  // The worker controls the page from now on.
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

test.describe('through a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const site = join(folder, 'site');
  let server: Server;

  const deploy = (build: string): void => {
    rmSync(site, { force: true });
    symlinkSync(resolve(build), site);
  };

  test.beforeAll(async () => {
    deploy(SITES.full.folder);
    server = await serveUncompressed({ folder: site, port: 0, baseUrl: '/' });
  });

  test.afterAll(() => {
    server.close();
    unlinkSync(site);
  });

  test('keeps an edition, says its age, updates and deletes it (offline-copies)', async ({
    page,
    context,
    messages,
  }) => {
    test.slow();
    messages.allow(OFFLINE, /Failed to load resource|PageLoadError|preload/);
    const origin = originOfServer(server);
    await open(page, `${origin}/docs/intro`);
    await saveEdition(page);

    await goOffline(page, context);
    await page.keyboard.press('Control+k');
    await input(page).fill('hoist');
    await options(page).first().click();
    await expect(heading(page, 'Hoist')).toBeVisible();
    await expect(note(page)).toBeVisible();

    deploy(SITES.bare.folder);
    await context.setOffline(false);
    await open(page, `${origin}/docs/intro`);
    await expect(note(page)).toHaveCount(0);
    await expect.poll(() => kept(page)).toHaveLength(2);
    await page.reload();
    await openDialog(page, 'Update your offline copy');
    await expect(row(page)).toContainText('A newer version is available.');
    await pressAndWait(page, 'Update');

    await press(page, 'Turn off and delete all');
    await eventually(dialog(page)).toContainText('Everything is deleted.');
    await expect.poll(() => kept(page)).toEqual([]);
  });
});

test.describe('below a folder of the host', () => {
  test.use({ baseURL: originOf(SITES.sub) });

  test('keeps the pages that the reader visits (offline-copies)', async ({
    page,
    context,
    messages,
  }) => {
    messages.allow(OFFLINE, /Failed to load resource|PageLoadError/);
    const requests = watchRequests(page, (request) => /offline/i.test(request.url()));
    await open(page, '/sub/docs/intro');
    expect(requests).toEqual([]);
    await openDialog(page);
    await expect.poll(() => violations(page, 'dialog')).toEqual([]);
    await dialog(page).getByLabel('Keep the pages that I visit').check();
    await expect(dialog(page).getByRole('button', { name: 'Turn off' })).toBeVisible();
    await press(page, 'Close');
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await sidebar(page).getByRole('link', { name: 'Sound' }).click();
    await expect(heading(page, 'Sound')).toBeVisible();
    const saved = () => page.evaluate(async (url) => !!(await caches.match(url)), page.url());
    await expect.poll(saved).toBe(true);

    await goOffline(page, context);
    await page.reload();
    await expect(heading(page, 'Sound')).toBeVisible();
    await expect(note(page)).toBeVisible();
    await page.goto('/sub/docs/curtain');
    await expect(page.getByText('This page isn’t saved on this device.')).toBeVisible();
  });

  test('deletes nothing while it saves (offline-copies)', async ({ page }) => {
    await open(page, '/sub/docs/intro');
    await openDialog(page);
    const visited = dialog(page).getByLabel('Keep the pages that I visit');
    await visited.check();
    const turnOff = dialog(page).getByRole('button', { name: 'Turn off' });
    await expect(turnOff).toBeEnabled();
    // What is saved never arrives.
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => undefined);
    });

    await press(page, 'Save');

    await expect(turnOff).toBeDisabled();
    await expect(visited).toBeDisabled();
    await press(page, 'Close');
    await expect(dialog(page)).toBeHidden();
  });
});
