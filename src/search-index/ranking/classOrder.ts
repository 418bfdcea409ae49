/** Classes that share member names, those that readers mean first. */
const ORDER = [
  'locator',
  'locatorassertions',
  'pageassertions',
  'browsercontext',
  'browser',
  'test',
  'testoptions',
  'testconfig',
  'apirequestcontext',
  'browsertype',
  'route',
  'request',
  'response',
  'apiresponse',
  'dialog',
  'download',
  'keyboard',
  'mouse',
  'framelocator',
];
/** What other classes replace; kept for old code, so never meant first. */
const LAST = ['frame', 'elementhandle', 'jshandle', 'accessibility'];

/** Pages have most members of locators, too, but those of locators are to be used. */
const BY_LOCATOR = 0.95;
/** What is looked up on a page as a whole, even though locators have it too. */
const OF_PAGES = /^(getby\w+|locator|framelocator|screenshot|evaluate\w*|page|url|title|content)$/;

/** The likelihood of a class that is not listed. */
export const RARE = 0.2;

/** How likely a class is meant among those with a member of the same name: 1 is most likely. */
export function classLikelihood(owner: string, member: string): number {
  if (owner === '') return 0;
  if (owner === 'page' && OF_PAGES.test(member)) return 1;
  if (owner === 'page') return BY_LOCATOR;
  if (LAST.includes(owner)) return 0;
  const place = ORDER.indexOf(owner);
  return place === -1 ? RARE : 1 - place * 0.03;
}

/** Variables that readers name otherwise than the class. */
const VARIABLES: Readonly<Record<string, string>> = {
  context: 'browsercontext',
  ctx: 'browsercontext',
  request: 'apirequestcontext',
  api: 'apirequestcontext',
  chromium: 'browsertype',
  firefox: 'browsertype',
  webkit: 'browsertype',
  element: 'locator',
  el: 'locator',
  cdp: 'cdpsession',
  expect: 'genericassertions',
};

/** Whether `context` in `context.newPage` means an object of a class. */
export function isOwner(typed: string, owner: string): boolean {
  if (typed === owner || VARIABLES[typed] === owner) return true;
  return typed.length > 3 && (owner.startsWith(typed) || typed.endsWith(owner));
}
