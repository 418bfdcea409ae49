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

test.each<[string, string, EditionId?]>([
  ['Test.describe.configure', 'test.describe.configure()'],
  ['Test.describe', 'test.describe()'],
  ['Test.(call)', 'test()'],
  ['GenericAssertions.any', 'expect.any()'],
  ['PlaywrightAssertions.expectLocator', 'expect()'],
  ['Pge', 'Did you mean "Page"?'],
  ['Page.gotto', 'Did you mean "Page.goto"?'],
  ['Page.goto.timeot', 'Did you mean "Page.goto.timeout"?'],
  ['Page#popups', 'Did you mean "Page#popup"?'],
  [
    'Test.describe',
    '"Test" exists only in other editions: put the text into :::only{edition="nodejs"}.',
    'python',
  ],
  [
    'Page.onceDialog',
    '"Page.onceDialog" exists only in other editions: put the text into :::only{edition="java"}.',
    'python',
  ],
])('reads %s, or says how to write it: %s', (name, expected, edition = 'nodejs') => {
  expect(text(name, edition)).toBe(expected);
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

  function path(name: string, edition: EditionId, version: VersionName) {
    const resolution = resolveOnSite(name, { edition, version });
    return resolution.ok ? resolution.reference.path : resolution.fix;
  }

  test.each<[string, string, EditionId?, VersionName?]>([
    ['BigStage', ''],
    ['BigStage', '', 'python', 'current'],
    ['BigStage.raise', '#big-stage-raise'],
    ['BigStage#curtainUp', '#big-stage-event-curtain-up'],
    ['BigStage.lift', '#big-stage-lift-1'],
    ['BigStage.raise.height', '#big-stage-raise-option-height'],
    ['BigStage.raise.timeout', '#big-stage-raise-option-timeout'],
    // An argument is found with the overload that has it, an option inside another with its member.
    ['BigStage.lift.ropeLength', '#big-stage-lift-2-option-rope-length'],
    ['BigStage.raise.redPart', '#big-stage-raise', 'java'],
  ])('gives %s the anchor %j', (name, hash, edition = 'nodejs', version = 'stable') => {
    const prefix = edition === 'nodejs' ? '' : `/${edition}`;
    const folder = version === 'stable' ? 'docs' : 'docs/next';

    expect(path(name, edition, version)).toBe(`${prefix}/${folder}/api/class-bigstage${hash}`);
  });

  test('gives no URL without a site', () => {
    const bare = createApiResolver({ stable: facts, current: facts });

    expect(bare('BigStage', { edition: 'nodejs', version: 'stable' })).toEqual({
      ok: true,
      reference: { text: 'BigStage' },
    });
  });
});
