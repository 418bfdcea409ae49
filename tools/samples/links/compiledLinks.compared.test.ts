import { isInstalled } from '@playbill/csharp-compiler/install.ts';
import { expect, test } from 'vitest';
import { createCompiledChecker, isPrepared } from '../compiled.ts';
import { createCsharpChecker } from '../csharp/csharpChecker.ts';
import { JAVA } from '../java/javaChecker.ts';
import { PYTHON } from '../python/pythonChecker.ts';
import { sampleOf } from '../testing.ts';

const root = process.cwd();

const LANGUAGES = {
  python: { checker: createCompiledChecker(root, PYTHON), isThere: isPrepared(root, PYTHON) },
  java: { checker: createCompiledChecker(root, JAVA), isThere: isPrepared(root, JAVA) },
  csharp: { checker: createCsharpChecker(root), isThere: isInstalled() },
};

const CASES: Record<keyof typeof LANGUAGES, [code: string, names: Record<string, string>][]> = {
  python: [
    [
      'page.on("close", print)\npage.get_by_role("row", name="A1").click(position={"x": 1, "y": 2})',
      {
        'Page#close': 'close',
        'Page.getByRole': 'get_by_role',
        'Page.getByRole.name': 'name',
        'Locator.click': 'click',
        'Locator.click.position': 'position',
        'Locator.click.position.x': 'x',
        'Locator.click.position.y': 'y',
      },
    ],
    [
      'with page.expect_popup() as popup:\n    page.close(run_before_unload=True)\n"a".join([])',
      {
        'Page.waitForPopup': 'expect_popup',
        'Page.close': 'close',
        'Page.close.runBeforeUnload': 'run_before_unload',
      },
    ],
  ],
  java: [
    [
      'page.onClose(closed -> closed.url());\nassertThat(page).hasTitle("Seats");',
      {
        'Page#close': 'onClose',
        'Page.url': 'url',
        'PlaywrightAssertions.expectPage': 'assertThat',
        'PageAssertions.toHaveTitle': 'hasTitle',
      },
    ],
    [
      'page.locator("tr").click(new Locator.ClickOptions().setForce(true));\n"a".trim();',
      { 'Page.locator': 'locator', 'Locator.click': 'click', 'Locator.click.force': 'setForce' },
    ],
  ],
  csharp: [
    [
      'Page.Close += (_, closed) => { };\nawait Expect(Page).ToHaveTitleAsync("Seats");',
      {
        'Page#close': 'Close',
        'PlaywrightAssertions.expectPage': 'Expect',
        'PageAssertions.toHaveTitle': 'ToHaveTitleAsync',
      },
    ],
    [
      'await Page.Locator("tr").ClickAsync(new() { Position = new() { X = 1, Y = 2 } });',
      {
        'Page.locator': 'Locator',
        'Locator.click': 'ClickAsync',
        'Locator.click.position': 'Position',
        'Locator.click.position.x': 'X',
        'Locator.click.position.y': 'Y',
      },
    ],
    [
      'await Page.APIRequest.PostAsync("/orders", new() { Data = 2 });',
      {
        'Page.request': 'APIRequest',
        'APIRequestContext.post': 'PostAsync',
        'APIRequestContext.post.data': 'Data',
      },
    ],
  ],
};

test.each(['python', 'java', 'csharp'] as const)('finds names in %s', async (language) => {
  const { checker, isThere } = LANGUAGES[language];
  if (!isThere) return;
  await checker.isReady?.();
  const cases = CASES[language].map(([code, names]) => ({
    sample: sampleOf(code, { language }),
    names,
  }));

  await checker.check(cases.map(({ sample }) => sample));

  const found = cases.map(({ sample }) => {
    const links = Object.entries(checker.links?.().get(sample) ?? {});
    return Object.fromEntries(
      links.map(([name, [at = 0]]) => [name, /^\w+/.exec(sample.code.slice(at))?.[0]]),
    );
  });
  expect(found).toEqual(cases.map(({ names }) => names));
});
