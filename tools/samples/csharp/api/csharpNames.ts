import type { CsharpType } from './csharpType.ts';
import { OTHER, parseCsharpType } from './csharpType.ts';

/** What a snippet may use without declaring it, as if it stood in the middle of a test or a program. */
const IN_SNIPPETS: Record<string, string> = {
  browser: 'IBrowser',
  context: 'IBrowserContext',
  download: 'IDownload',
  frame: 'IFrame',
  handle: 'IJSHandle',
  locator: 'ILocator',
  page: 'IPage',
  playwright: 'IPlaywright',
  Playwright: 'SnippetPlaywright',
  request: 'IAPIRequestContext',
  Request: 'IAPIRequestContext',
  session: 'ICDPSession',
};

/** The members that each base class of the test packages has and those above it. */
const OF_BASES: Record<string, { base?: string; members: Record<string, string> }> = {
  PlaywrightTest: {
    members: { Playwright: 'IPlaywright', BrowserType: 'IBrowserType', BrowserName: 'string' },
  },
  BrowserTest: { base: 'PlaywrightTest', members: { Browser: 'IBrowser' } },
  ContextTest: { base: 'BrowserTest', members: { Context: 'IBrowserContext' } },
  PageTest: { base: 'ContextTest', members: { Page: 'IPage' } },
};

/** What the test packages of a runner add: the context of MSTest, the life cycle of xUnit, the number of the worker. */
const OF_RUNNERS: Record<string, string> = { TestContext: '', TestOk: 'bool', WorkerIndex: 'int' };

/** The names in scope of a snippet without declaration. */
export function snippetNames(): Map<string, CsharpType> {
  return new Map([...inheritedNames('PageTest'), ...typed(IN_SNIPPETS)]);
}

/** The names that a class inherits; a class that extends one from elsewhere may have all of them. */
export function inheritedNames(base: string): Map<string, CsharpType> {
  const found = OF_BASES[base] ?? OF_BASES['PageTest'];
  const above = found?.base ? inheritedNames(found.base) : typed(OF_RUNNERS);
  return new Map([...above, ...typed(found?.members ?? {})]);
}

function typed(names: Record<string, string>): Map<string, CsharpType> {
  return new Map(
    Object.entries(names).map(([name, type]) => [name, type ? parseCsharpType(type) : OTHER]),
  );
}
