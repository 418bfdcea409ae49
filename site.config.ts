import type { SiteConfig } from '#model/site.ts';

/** The one place where the site is set up. CONTRIBUTING.md explains each part. */
export const siteConfig: SiteConfig = {
  title: 'Playwright',
  tagline: 'Test in real browsers. No sleeps. No mystery failures.',
  url: 'https://playbill.example',
  baseUrl: '/',
  trailingSlash: false,
  product: 'playwright',
  editions: [
    { id: 'nodejs', prefix: '/', label: 'Node.js' },
    { id: 'python', prefix: '/python/', label: 'Python' },
    { id: 'java', prefix: '/java/', label: 'Java' },
    { id: 'dotnet', prefix: '/dotnet/', label: '.NET' },
  ],
  versions: [
    { name: 'current', label: 'Next', path: 'next', package: '1.57.0-alpha-2025-11-05' },
    { name: 'stable', label: 'stable', path: '', package: '1.56.1' },
  ],
  colorMode: { defaultMode: 'dark', respectSystem: true, disableSwitch: false },
  navbar: {
    byline: 'Playbill docs',
    items: [
      { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
      { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
      {
        type: 'dropdown',
        label: 'Edition',
        position: 'left',
        items: [
          { label: 'Node.js', to: '/', 'data-language-prefix': '/' },
          { label: 'Python', to: '/python/', 'data-language-prefix': '/python/' },
          { label: 'Java', to: '/java/', 'data-language-prefix': '/java/' },
          { label: '.NET', to: '/dotnet/', 'data-language-prefix': '/dotnet/' },
        ],
      },
      { type: 'link', to: '/community/welcome', label: 'Community', position: 'left' },
      { type: 'link', to: '/docs/labs/locators', label: 'Labs', position: 'left' },
      { type: 'docsVersionDropdown', position: 'right' },
      {
        type: 'link',
        href: 'https://github.com/microsoft/playwright',
        label: 'GitHub repository',
        icon: 'github',
        position: 'right',
      },
      {
        type: 'link',
        href: 'https://aka.ms/playwright/discord',
        label: 'Discord server',
        icon: 'chat',
        position: 'right',
      },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'Getting started', to: '/docs/intro' },
          { label: 'Writing tests', to: '/docs/writing-tests' },
          { label: 'Learn videos', to: '/community/learn-videos' },
          { label: 'Feature videos', to: '/community/feature-videos' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'Welcome', to: '/community/welcome' },
          { label: 'Ambassadors', to: '/community/ambassadors' },
          { label: 'Discord', href: 'https://aka.ms/playwright/discord' },
          {
            label: 'Stack Overflow',
            href: 'https://stackoverflow.com/questions/tagged/playwright',
          },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'GitHub', href: 'https://github.com/microsoft/playwright' },
          { label: 'YouTube', href: 'https://www.youtube.com/@Playwrightdev' },
          { label: 'Conference videos', to: '/community/conference-videos' },
          { label: 'Release videos', to: '/community/release-videos' },
        ],
      },
    ],
    copyright: 'The Playbill authors',
    copyrightYear: 2025,
    note: 'An independent documentation site. Not affiliated with the makers of Playwright.',
  },
  search: {
    start: {
      nodejs: [
        ...['intro', 'writing-tests', 'locators', 'test-assertions', 'test-configuration', 'auth'],
        ...['debug', 'api/class-page'],
      ],
      python: [
        ...['intro', 'writing-tests', 'locators', 'test-assertions', 'test-runners', 'auth'],
        ...['debug', 'api/class-page'],
      ],
      java: [
        ...['intro', 'writing-tests', 'locators', 'test-assertions', 'junit', 'auth'],
        ...['debug', 'api/class-page'],
      ],
      dotnet: [
        ...['intro', 'writing-tests', 'locators', 'test-assertions', 'test-runners', 'auth'],
        ...['debug', 'api/class-page'],
      ],
    },
    issuesUrl: 'https://github.com/microsoft/playwright/issues?q={query}',
  },
  redirects: [
    // The roots of the docs trees have no page of their own.
    { scope: 'docs', from: '', to: ['intro'] },
    { scope: 'edition', from: 'community', to: ['community/welcome'] },
    { scope: 'edition', from: 'blog', to: ['/community/welcome'] },
    // URLs that blog posts and older tools still link to.
    { scope: 'docs', from: 'test-intro', to: ['intro'] },
    { scope: 'docs', from: 'installation', to: ['library', 'intro'] },
    { scope: 'docs', from: 'assertions', to: ['test-assertions', 'writing-tests'] },
    { scope: 'docs', from: 'inspector', to: ['debug', 'running-tests'] },
    { scope: 'docs', from: 'test-auth', to: ['auth', 'writing-tests'] },
    { scope: 'docs', from: 'test-pom', to: ['pom', 'writing-tests'] },
    { scope: 'docs', from: 'debug-selectors', to: ['debug', 'running-tests'] },
    { scope: 'docs', from: 'cli', to: ['browsers', 'running-tests'] },
    { scope: 'docs', from: 'test-advanced', to: ['test-configuration', 'running-tests'] },
    { scope: 'docs', from: 'test-api-testing', to: ['api-testing', 'writing-tests'] },
  ],
};
