/** One page of each kind. */
export const PAGES: Readonly<Record<string, { path: string; heading: string }>> = {
  'the home page': { path: '/', heading: 'Playwright' },
  'a guide': { path: '/docs/intro', heading: 'Installation' },
  'a class page': { path: '/docs/api/class-page', heading: 'Page' },
  'the search page': { path: '/search?q=click', heading: 'Search' },
  'a community page': { path: '/community/welcome', heading: 'Welcome' },
};
