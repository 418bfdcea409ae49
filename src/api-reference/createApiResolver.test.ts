import { describe, expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { readApi } from '#build/read/readApi.ts';
import { testVersion } from '#roll/testVersion.ts';
import { createApiResolver } from './createApiResolver.ts';

const { versions } = await readApi(process.cwd());
const resolve = createApiResolver(versions);

function text(name: string, edition: EditionId): string {
  const resolution = resolve(name, { edition, version: 'stable' });
  return resolution.ok ? resolution.reference.text : resolution.fix;
}

test.each([
  ['Page', 'Page', 'Page', 'Page', 'Page'],
  ['TimeoutError', 'TimeoutError', 'TimeoutError', 'TimeoutError', 'TimeoutException'],
  ['Page.goto', 'page.goto()', 'page.goto()', 'Page.navigate()', 'Page.GotoAsync()'],
  ['Page.goto.waitUntil', 'waitUntil', 'wait_until', 'setWaitUntil', 'WaitUntil'],
  ['Page.goto.url', 'url', 'url', 'url', 'url'],
  ['Request.timing.startTime', 'startTime', 'startTime', 'startTime', 'StartTime'],
  ['Page.url', 'page.url()', 'page.url', 'Page.url()', 'Page.Url'],
  ['Page.keyboard', 'page.keyboard', 'page.keyboard', 'Page.keyboard()', 'Page.Keyboard'],
  [
    'Page#requestFinished',
    "page.on('requestfinished')",
    'page.on("requestfinished")',
    'Page.onRequestFinished()',
    'Page.RequestFinished',
  ],
  ['Page#popup', "page.on('popup')", 'page.on("popup")', 'Page.onPopup()', 'Page.Popup'],
  [
    'LocatorAssertions.toBeVisible',
    'expect(locator).toBeVisible()',
    'expect(locator).to_be_visible()',
    'assertThat(locator).isVisible()',
    'Expect(Locator).ToBeVisibleAsync()',
  ],
  [
    'BrowserContext.newPage',
    'browserContext.newPage()',
    'browser_context.new_page()',
    'BrowserContext.newPage()',
    'BrowserContext.NewPageAsync()',
  ],
])('spells %s in every edition', (name, nodejs, python, java, dotnet) => {
  expect(text(name, 'nodejs')).toBe(nodejs);
  expect(text(name, 'python')).toBe(python);
  expect(text(name, 'java')).toBe(java);
  expect(text(name, 'dotnet')).toBe(dotnet);
});

test('finds members whose name has dots before options', () => {
  expect(text('Test.describe.configure', 'nodejs')).toBe('test.describe.configure()');
  expect(text('Test.describe', 'nodejs')).toBe('test.describe()');
  expect(text('Test.(call)', 'nodejs')).toBe('test()');
});

test('knows what stands on `expect` itself', () => {
  expect(text('GenericAssertions.any', 'nodejs')).toBe('expect.any()');
  expect(text('PlaywrightAssertions.expectLocator', 'nodejs')).toBe('expect()');
});

test('proposes the nearest name for an unknown one', () => {
  expect(text('Pge', 'nodejs')).toBe('Did you mean "Page"?');
  expect(text('Page.gotto', 'nodejs')).toBe('Did you mean "Page.goto"?');
  expect(text('Page.goto.timeot', 'nodejs')).toBe('Did you mean "Page.goto.timeout"?');
  expect(text('Page#popups', 'nodejs')).toBe('Did you mean "Page#popup"?');
});

test('names the editions that have what this one lacks', () => {
  expect(text('Test.describe', 'python')).toBe(
    '"Test" exists only in other editions: put the text into :::only{edition="nodejs"}.',
  );
  expect(text('Page.onceDialog', 'python')).toBe(
    '"Page.onceDialog" exists only in other editions: put the text into :::only{edition="java"}.',
  );
});

describe('with a site', () => {
  const facts = testVersion([
    {
      name: 'BigStage',
      members: [
        {
          kind: 'method',
          name: 'lift#1',
          args: [{ name: 'lamp', type: '[Object]', properties: [{ name: 'ropeLength' }] }],
        },
        { kind: 'method', name: 'lift#2', args: [{ name: 'ropeLength' }] },
        { kind: 'event', name: 'curtainUp' },
        {
          kind: 'method',
          name: 'raise',
          args: [
            { name: 'height' },
            {
              name: 'lamp',
              type: '[Object]',
              properties: [{ name: 'timeout' }, { name: 'redPart' }],
            },
            { name: 'options', properties: [{ name: 'timeout' }] },
          ],
        },
      ],
    },
  ]);
  const resolveOnSite = createApiResolver({ stable: facts, current: facts }, testSite);

  function path(name: string, edition: EditionId = 'nodejs', version: VersionName = 'stable') {
    const resolution = resolveOnSite(name, { edition, version });
    return resolution.ok ? resolution.reference.path : resolution.fix;
  }

  test('gives a class the URL of its page', () => {
    expect(path('BigStage')).toBe('/docs/api/class-bigstage');
    expect(path('BigStage', 'python', 'current')).toBe('/python/docs/next/api/class-bigstage');
  });

  test('gives members and events their anchors', () => {
    expect(path('BigStage.raise')).toBe('/docs/api/class-bigstage#big-stage-raise');
    expect(path('BigStage#curtainUp')).toBe('/docs/api/class-bigstage#big-stage-event-curtain-up');
    expect(path('BigStage.lift')).toBe('/docs/api/class-bigstage#big-stage-lift-1');
  });

  test('gives arguments and options their anchors', () => {
    const page = '/docs/api/class-bigstage';

    expect(path('BigStage.raise.height')).toBe(`${page}#big-stage-raise-option-height`);
    expect(path('BigStage.raise.timeout')).toBe(`${page}#big-stage-raise-option-timeout`);
  });

  test('finds an argument with the overload that has it', () => {
    expect(path('BigStage.lift.ropeLength')).toBe(
      '/docs/api/class-bigstage#big-stage-lift-2-option-rope-length',
    );
  });

  test('finds an option inside another with its member', () => {
    expect(path('BigStage.raise.redPart', 'java')).toBe(
      '/java/docs/api/class-bigstage#big-stage-raise',
    );
  });

  test('gives no URL without a site', () => {
    const bare = createApiResolver({ stable: facts, current: facts });

    expect(bare('BigStage', { edition: 'nodejs', version: 'stable' })).toEqual({
      ok: true,
      reference: { text: 'BigStage' },
    });
  });
});
