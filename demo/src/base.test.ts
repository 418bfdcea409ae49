import { expect, test } from 'vitest';
import { routeOf } from './base.ts';

test.each([
  ['/', '/', ''],
  ['/index.html', '/', ''],
  ['/index', '/', ''],
  ['/shows/winter-fair', '/', 'shows/winter-fair'],
  ['/a/stagehand/', '/a/stagehand/', ''],
  ['/a/stagehand/shows/winter-fair.html', '/a/stagehand/', 'shows/winter-fair'],
  ['/a/stagehand/basket/', '/a/stagehand/', 'basket'],
])('finds the route of %s below %s', (pathname, base, route) => {
  expect(routeOf(pathname, base)).toBe(route);
});
