import { formatProblem } from '#model/problem.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Edition, EditionId } from '#model/edition.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { Highlighter } from '#features/samples/highlight.ts';
import type { PreparedImage } from '#features/images/prepareImages.ts';
import type { Lists, Release } from '#features/feature.ts';
import { parseDoc } from '#pipeline/parseDoc.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import { renderDoc } from '#pipeline/renderDoc.ts';
import type { RenderContext } from '#pipeline/renderDoc.ts';
import { invariant } from '#model/invariant.ts';
import { link, text } from '#tree/markdownNodes.ts';
import { escapeText } from '#tree/escapeText.ts';
import { LANGUAGES } from '#features/samples/languages.ts';

const editions: Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
  { id: 'java', prefix: '/java/', label: 'Java' },
  { id: 'dotnet', prefix: '/dotnet/', label: '.NET' },
];

const versions: Version[] = [
  { name: 'current', label: 'Next', path: 'next', package: '1.57.0' },
  { name: 'stable', label: 'Stable', path: '', package: '1.56.1' },
];

/** A site below `/sub/`, so that a forgotten base URL shows. */
export const testSite: SiteConfig = {
  title: 'Stagehand Docs',
  tagline: 'Tickets',
  url: 'https://docs.example',
  baseUrl: '/sub/',
  trailingSlash: false,
  product: 'Stagehand',
  editions,
  versions,
  colorMode: { defaultMode: 'dark', respectSystem: true, disableSwitch: false },
  navbar: { items: [] },
  footer: { columns: [], copyright: '', copyrightYear: 2025, note: '' },
  search: {},
  redirects: [],
};

export const testImage: PreparedImage = {
  width: 1280,
  height: 800,
  variants: [
    { width: 640, url: '/assets/images/stage-1234abcd-640.webp' },
    { width: 1280, url: '/assets/images/stage-1234abcd-1280.webp' },
  ],
  placeholder: 'data:image/webp;base64,AAAA',
};

/** A release with a little of everything */
export const testRelease: Release = {
  browserBuilds: [
    {
      name: 'chromium-headless-shell',
      version: '141.0',
      revision: '1194',
      isDefault: true,
      overrides: {},
    },
    {
      name: 'webkit',
      version: '26.0',
      revision: '2215',
      isDefault: false,
      overrides: { 'ubuntu20.04-x64': '2092', 'ubuntu20.04-arm64': '2092', mac12: '2009' },
    },
    { name: 'ffmpeg', revision: '1011', isDefault: true, overrides: {} },
  ],
  commands: [
    {
      name: 'test',
      usage: 'npx playwright test [options] [test-filter...]',
      about: [text('Runs tests.')],
      entries: [
        { names: ['test-filter'], explanation: [text('A path.')] },
        {
          names: ['-g', '--grep'],
          placeholder: '<grep>',
          explanation: [text('See '), link('./intro.md', [text('the introduction')]), text('.')],
          default: '.*',
        },
        {
          names: ['-u', '--update'],
          placeholder: '[mode]',
          explanation: [text('Updates.')],
          choices: ['all', 'none'],
          preset: 'all',
        },
      ],
    },
    {
      name: 'open',
      usage: 'npx playwright open [url]',
      about: [text('Opens a page.')],
      entries: [{ names: ['--port'], explanation: [text('A port.')] }],
    },
    {
      name: 'cr',
      usage: 'npx playwright cr [url]',
      about: [text('Opens Chromium.')],
      like: 'open',
      entries: [],
    },
  ],
  devices: [
    {
      name: 'Phone 15',
      viewport: { width: 393, height: 659 },
      screen: { width: 393, height: 852 },
      landscape: { viewport: { width: 734, height: 343 }, screen: { width: 852, height: 393 } },
      scale: 3,
      isMobile: true,
      hasTouch: true,
      browser: 'webkit',
      userAgent: 'Phone/5.0 (Phone; OS 17) Safari/6',
    },
    {
      name: 'Desk',
      viewport: { width: 1280, height: 720 },
      scale: 1,
      isMobile: false,
      hasTouch: false,
      browser: 'firefox',
      userAgent: 'Desk/1',
    },
  ],
  urlPatterns: [
    {
      pattern: '**/seats*',
      cases: [
        { url: 'https://a.example/seats', matches: true, reason: '`*` matches nothing, too.' },
        { url: 'https://a.example/seats/1', matches: false, reason: 'There is a slash.' },
      ],
    },
    {
      pattern: './rows',
      baseURL: 'https://a.example/b/',
      cases: [{ url: 'https://a.example/b/rows', matches: true, reason: 'It is relative.' }],
    },
  ],
};

const added = { '1.56': [{ name: 'Page.goto', options: ['Page.goto.timeout'] }] };
const testAdditions = { nodejs: added, python: added, java: {}, dotnet: {} };

/** One video with everything, one that cannot be embedded, one person, and a release without anything. */
export const testLists: Lists = {
  videos: {
    'learn-videos': [
      {
        title: 'Seats & rows',
        url: 'https://www.youtube.com/watch?v=abc',
        id: 'abc',
        speakers: ['Ada', 'Bo'],
        facts: ['Stage Conf', '2025', 'French'],
        highlights: [],
      },
      { title: 'Bare', url: 'https://video.example/1', speakers: [], facts: [], highlights: [] },
    ],
    'feature-videos': [],
    'release-videos': [],
    'live-streams': [],
    'conference-videos': [],
    'mcp-videos': [],
  },
  ambassadors: [
    {
      name: 'Ada B. Cole',
      place: 'Rennes, France',
      languages: 'French, English',
      links: [{ text: 'GitHub', name: 'Ada B. Cole on GitHub', url: 'https://github.com/ada' }],
    },
  ],
  releases: {
    stable: testRelease,
    current: { browserBuilds: [], commands: [], devices: [], urlPatterns: [] },
  },
  history: [
    {
      version: '1.57',
      date: '2025-11-05',
      alpha: '1.57.0-alpha',
      browsers: { chromium: '142.0', firefox: '142.0.1', webkit: '26.0' },
    },
    {
      version: '1.56',
      date: '2025-10-06',
      browsers: { chromium: '141.0', firefox: '142.0', webkit: '26.0' },
    },
  ],
  additions: { stable: testAdditions, current: testAdditions },
};

/** Escapes and colors nothing. */
export const plainHighlighter: Highlighter = Object.assign((code: string) => escapeText(code), {
  languages: new Set(Object.keys(LANGUAGES)),
});

/** Parses a guide whose body begins on line 5 of `content/docs/seats.md`. */
export function parse(body: string): { doc: Doc; problems: Problem[] } {
  const text = `---\ntitle: Seats\ndescription: How to book seats.\n---\n${body}`;
  const { doc, problems } = parseDoc({ path: 'content/docs/seats.md', text }, testSite);
  invariant(doc, 'the front matter of tests is valid');
  return { doc, problems };
}

interface Choice extends Partial<Omit<RenderContext, 'edition' | 'version'>> {
  edition?: EditionId;
  version?: VersionName;
}

/** Renders a body in one edition and version. */
export function render(body: string, choice: Choice = {}): ReturnType<typeof renderDoc> {
  const { doc, problems } = parse(body);
  const result = renderDoc(doc, contextFor(choice));
  return { ...result, problems: [...problems, ...result.problems] };
}

/** The article of a body without its title. */
export function htmlOf(body: string, choice: Choice = {}): string {
  return render(body, choice).page.html.replace('<h1>Seats</h1>\n', '');
}

/** The problems of a body as readers of the terminal see them. */
export function problemsOf(body: string, choice: Choice = {}): string {
  return render(body, choice).problems.map(formatProblem).join('\n');
}

export function contextFor({
  edition = 'nodejs',
  version = 'stable',
  ...overrides
}: Choice = {}): RenderContext & { path: string } {
  const chosenEdition = editions.find(({ id }) => id === edition);
  const chosenVersion = versions.find(({ name }) => name === version);
  invariant(chosenEdition && chosenVersion, 'the test site has all editions and versions');
  return {
    edition: chosenEdition,
    version: chosenVersion,
    site: testSite,
    path: '/docs/seats',
    highlighter: plainHighlighter,
    lists: testLists,
    images: new Map([
      ['content/images/stage.png', testImage],
      ['content/images/report.png', testImage],
      ['content/images/report-dark.png', testImage],
      ['content/images/trace.png', testImage],
      ['content/images/trace-dark.png', { ...testImage, height: 801 }],
    ]),
    resolveApi: (name) =>
      name === 'Page.nope'
        ? { ok: false, fix: 'Did you mean "Page.goto"?' }
        : { ok: true, reference: { text: `${name}()`, path: `/docs/api/class-page#${name}` } },
    resolveLink: (target) =>
      target.startsWith('./intro.md')
        ? { path: '/docs/intro', hash: target.split('#')[1] ?? '' }
        : undefined,
    linkCandidates: () => ['./intro.md', './auth.md'],
    docs: () => [
      {
        kind: 'guide',
        title: 'Seats & rows',
        paths: { nodejs: '/docs/seats', python: '/python/docs/seats' },
      },
      { kind: 'guide', title: 'Tickets', paths: { nodejs: '/docs/tickets' } },
      { kind: 'class', title: 'Stage', paths: { java: '/java/docs/api/class-stage' } },
    ],
    ...overrides,
  };
}
