import { formatProblem, type Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Edition, EditionId } from '#model/edition.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { PreparedImage } from '#features/feature.ts';
import type { FeatureValues } from '#features/featureData.ts';
import { type Doc, parseDoc } from '#pipeline/parseDoc.ts';
import { type RenderContext, renderDoc } from '#pipeline/renderDoc.ts';
import { invariant } from '#model/invariant.ts';
import { escapeText } from '#tree/element.ts';

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

/** Escapes and colors nothing. */
export const plainHighlighter = (code: string): string => escapeText(code);

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

/** What features read for samples, which every page may have. */
export const SAMPLES_DATA: FeatureValues = { 'runnable-samples': [], 'demo-pages': [] };

/** The functions above, with the data of a feature. */
export function withData(data: FeatureValues) {
  return {
    render: (body: string, choice: Choice = {}) => render(body, { data, ...choice }),
    htmlOf: (body: string, choice: Choice = {}) => htmlOf(body, { data, ...choice }),
    problemsOf: (body: string, choice: Choice = {}) => problemsOf(body, { data, ...choice }),
  };
}

export function contextFor(choice: Choice = {}): RenderContext {
  const { edition = 'nodejs', version = 'stable', ...overrides } = choice;
  const chosenEdition = editions.find(({ id }) => id === edition);
  const chosenVersion = versions.find(({ name }) => name === version);
  invariant(chosenEdition && chosenVersion, 'the test site has all editions and versions');
  return {
    edition: chosenEdition,
    version: chosenVersion,
    site: testSite,
    path: '/docs/seats',
    highlighter: plainHighlighter,
    pageLinks: {},
    images: new Map([
      ['content/images/stage.png', testImage],
      ['content/images/dance.png', { ...testImage, clip: '/assets/images/dance-1234abcd.mp4' }],
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
    data: { ...SAMPLES_DATA, ...overrides.data },
  };
}
