/** @jsxRuntime classic */
/** @jsx create */
import { create } from './dom.ts';
import type { Example, Lab, LabContext, View } from './labParts.ts';
import { resultTable } from './resultParts.tsx';
import type { Language } from '../worker/languages.ts';
import type { UrlAnswer, UrlResult } from '../worker/urlMatch.ts';
import { openWorker } from './workers.ts';

/** More rows than anyone reads would only make the page slow. */
const MAX_ROWS = 200;
const MAX_URL = 500;

const SITE = 'https://stagehand.example';

/** The first values, and what people have reported to the framework's issue tracker. */
const EXAMPLES: readonly Example[] = [
  {
    title: 'Requests for JSON, with and without a query string',
    values: {
      pattern: '**/api/shows*',
      urls: `${SITE}/api/shows\n${SITE}/api/shows?genre=opera\n${SITE}/api/shows/hamlet`,
    },
  },
  {
    title: 'A path below the base URL',
    values: {
      pattern: './seats',
      base: `${SITE}/box-office/`,
      urls: `${SITE}/box-office/seats\n${SITE}/seats`,
    },
  },
  {
    title: '? in the host name (issue 34915)',
    values: {
      pattern: 'https://stagehand.?xample/**',
      urls: `${SITE}/shows\nhttps://stagehand.?xample/shows`,
    },
  },
  {
    title: '\\? before a query string (issue 23303)',
    values: {
      pattern: '**/task\\?*',
      urls: `${SITE}/task?id=1\n${SITE}/task/test\n${SITE}/tasks`,
    },
  },
  {
    title: 'Negation with ! (issue 34162)',
    values: {
      pattern: 'http?(s)://!(localhost)**/**',
      urls: `http://localhost:3000/shows\n${SITE}/shows`,
    },
  },
  {
    title: 'Negation with a regular expression',
    values: {
      kind: 'regex',
      pattern: '/^https?:\\/\\/(?!localhost)/',
      urls: `http://localhost:3000/shows\n${SITE}/shows`,
    },
  },
  {
    title: 'A fragment: requests and pages',
    values: { pattern: '**/shows', urls: `${SITE}/shows\n${SITE}/shows#tonight` },
  },
  {
    title: 'A default port (issue 41678)',
    values: {
      pattern: 'http://localhost:80/**',
      urls: 'http://localhost/shows\nhttp://localhost:80/shows\nhttp://localhost:8080/shows',
    },
  },
];

/** Which URLs a glob or a regular expression matches. */
export const urlLab: Lab = {
  fields: () => [
    {
      type: 'choice',
      name: 'kind',
      label: 'Type',
      value: 'glob',
      options: { glob: 'Glob', regex: 'Regular expression' },
    },
    { type: 'line', name: 'pattern', label: 'Pattern' },
    { type: 'line', name: 'base', label: 'Base URL', hint: 'None' },
    { type: 'lines', name: 'urls', label: 'URLs, one per line', rows: 5 },
  ],
  examples: () => EXAMPLES,
  isForAllEditions: true,
  open: openWorker(
    'urls',
    ({ kind, pattern = '', base = '', urls = '' }) => ({
      kind: kind === 'regex' ? 'regex' : 'glob',
      pattern,
      baseURL: base.trim(),
      urls: urls
        .split('\n')
        .map((url) => url.trim())
        .filter(Boolean),
    }),
    showUrls,
  ),
};

function showUrls({ results, regex, ...asked }: UrlAnswer, { language }: LabContext): View {
  const matching = results.filter(({ matches: { request, page } }) => request && page).length;
  const differing = results.filter(({ matches: { request, page } }) => request !== page).length;
  const rows = results.slice(0, MAX_ROWS).map((result) => row(result, language));
  const more = results.length - rows.length;
  const count = `${matching} of ${results.length} ${results.length === 1 ? 'URL matches' : 'URLs match'}.`;
  return {
    message: differing > 0 ? `${count} For ${differing}, it depends on the method.` : count,
    nodes: [
      resultTable(['URL', 'Result'], rows),
      ...(more > 0 ? [<p>{more} more are not shown.</p>] : []),
      <p>
        Tested with the regular expression <code>{regex}</code>
      </p>,
      ...notes(asked).map((note) => <p>{note}</p>),
    ],
  };
}

/** A method that looks at requests, and one that looks at the page. */
const METHODS: Record<Language, readonly [request: string, page: string]> = {
  javascript: ['route', 'waitForURL'],
  python: ['route', 'wait_for_url'],
  java: ['route', 'waitForURL'],
  csharp: ['RouteAsync', 'WaitForURLAsync'],
};

function row({ url, sent, matches: { request, page } }: UrlResult, language: Language): Element {
  const [routes, waits] = METHODS[language];
  return (
    <tr>
      <td>
        <code>{shortened(url)}</code>
        {sent !== url && [<br />, 'As the browser sends it: ', <code>{shortened(sent)}</code>]}
      </td>
      <td>
        {request === page
          ? verdict(request)
          : [verdict(request, routes), <br />, verdict(page, waits)]}
      </td>
    </tr>
  );
}

function verdict(matches: boolean, method?: string): Element {
  const text = matches ? 'Match' : 'No match';
  return <span data-result={matches}>{method === undefined ? text : `${method}: ${text}`}</span>;
}

function shortened(url: string): string {
  return url.length > MAX_URL ? `${url.slice(0, MAX_URL)} …` : url;
}

const STICKY =
  'With the flag g or y, a regular expression remembers where its last match ended, so it misses the next URL. Remove the flag.';

/** What a pattern means that looks as if it meant something else. */
function notes({ kind, pattern }: Pick<UrlAnswer, 'kind' | 'pattern'>): string[] {
  if (kind === 'regex') {
    const isSticky = /\/[a-z]*[gy][a-z]*$/.test(pattern);
    return isSticky ? [STICKY] : [];
  }
  const bare = pattern.replace(/\\./g, '');
  return [
    pattern === '' && 'An empty pattern matches every URL.',
    bare.includes('?') &&
      'Since version 1.52, ? is an ordinary question mark. Before, it matched any one character.',
    /\[.*\]/.test(bare) &&
      'Since version 1.52, brackets are ordinary characters. Before, […] matched one of the characters in it. Use {a,b} for alternatives.',
    bare.includes('!') &&
      'Globs have no negation: ! is an ordinary character. Use a regular expression.',
    /^(http:\/\/[^/]*:80|https:\/\/[^/]*:443)(\/|$)/.test(pattern) &&
      'Browsers leave out the default port, so the URL of a request never contains it. Remove it from the pattern.',
  ].filter((note) => note !== false);
}
