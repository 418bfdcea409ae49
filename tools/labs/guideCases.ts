import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The languages of fences, as the framework names them. */
const FENCES = {
  ts: 'javascript',
  'python sync': 'python',
  java: 'java',
  csharp: 'csharp',
} as const;

/** Calls that lead from a page to a locator, and from one locator to another, in any language. */
const CALL =
  /^\.(?:get_?by_?\w+|(?:frame_?)?locator|filter|nth|first|last|and_?|or_?|content_?frame)\b/i;

const GUIDES = readdirSync('content/docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`content/docs/${name}`, 'utf8'));

/** The samples of all guides in one language. */
function samplesIn(fence: keyof typeof FENCES): string[] {
  const pattern = new RegExp(`^\`\`\`${fence}\\b[^\\n]*\\n(.*?)^\`\`\``, 'gms');
  return GUIDES.flatMap((guide) => [...guide.matchAll(pattern)].map(([, code = '']) => code));
}

/** Every locator in the samples of a language, without the page: `getByRole('button').first()`. */
export function guideLocators(language: (typeof FENCES)[keyof typeof FENCES]): string[] {
  const fences = Object.keys(FENCES) as (keyof typeof FENCES)[];
  const code = fences.filter((fence) => FENCES[fence] === language).flatMap(samplesIn);
  const found = code.flatMap((sample) =>
    [...sample.matchAll(/\bpage(?=\s*\.)/gi)].map(({ index }) => chainAt(sample, index + 4)),
  );
  return [...new Set(found)].filter(Boolean);
}

/** The chain of calls at a position, as long as they return locators. */
function chainAt(code: string, start: number): string {
  let end = start;
  for (;;) {
    const rest = code.slice(end).replace(/^\s+/, '');
    const [call] = CALL.exec(rest) ?? [];
    if (!call) break;
    const name = code.length - rest.length + call.length;
    end = code[name] === '(' ? endOfCall(code, name) : name;
  }
  return code.slice(start, end).trim().replace(/^\./, '');
}

/** The position after the bracket that closes the one at a position. */
function endOfCall(code: string, start: number): number {
  let depth = 0;
  for (const { 0: part, index } of code.slice(start).matchAll(/(["'])(?:\\.|(?!\1).)*\1|[()]/g)) {
    if (part === '(') depth++;
    if (part === ')' && --depth === 0) return start + index + 1;
  }
  return code.length;
}

/** Globs in the guides' samples and in the table of the Network guide, with their base URL. */
export function guidePatterns(): { pattern: string; baseURL?: string }[] {
  const methods = /\.(?:route|waitFor(?:URL|Request|Response)|unroute)\(\s*'([^']+)'/g;
  const written = samplesIn('ts').flatMap((code) =>
    [...code.matchAll(methods)].map(([, pattern = '']) => ({ pattern })),
  );
  const listed = urlTable().map(({ pattern, baseURL }) => ({
    pattern,
    ...(baseURL && { baseURL }),
  }));
  const all = [...listed, ...written].map((each) => [JSON.stringify(each), each] as const);
  return [...new Map(all).values()];
}

/** URLs of the running example in the guides, as a browser requests them. */
export function guideUrls(): string[] {
  const written =
    GUIDES.join('\n').match(/https?:\/\/[\w.:-]*stagehand\.example[\w/?=&.%-]*/g) ?? [];
  const listed = urlTable().flatMap(({ cases }) => cases.map(({ url }) => url));
  // The guides have hundreds, most of them much alike.
  const some = [...new Set(written)].filter((_, index) => index % 5 === 0);
  return [...new Set([...listed, ...some])].filter(isRequested);
}

/** Browsers write URLs in one way; another one never arrives at a route. */
function isRequested(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).href === url;
}

function urlTable(): { pattern: string; baseURL?: string; cases: { url: string }[] }[] {
  // Checked by the build.
  return parse(readFileSync('data/url-patterns.yaml', 'utf8')) as ReturnType<typeof urlTable>;
}
