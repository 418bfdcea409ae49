import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { locatorsInSample } from '../../../src/features/labs/locatorInSample.ts';

/** The languages of fences, as the framework names them. */
const FENCES = {
  ts: 'javascript',
  'python sync': 'python',
  java: 'java',
  csharp: 'csharp',
} as const;

const GUIDES = readdirSync('content/docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`content/docs/${name}`, 'utf8'));

/** The samples of all guides in one language. */
function samplesIn(fence: keyof typeof FENCES | 'html'): string[] {
  const pattern = new RegExp(`^\`\`\`${fence}\\b[^\\n]*\\n(.*?)^\`\`\``, 'gms');
  return GUIDES.flatMap((guide) => [...guide.matchAll(pattern)].map(([, code = '']) => code));
}

/** What one sample says in each language, by fence: `python async`. */
type Siblings = Map<string, string>;

/** Groups of fences that directly follow each other and say the same in all languages. */
export function guideSiblings(): Siblings[] {
  const fence =
    /^( *)```(ts|js|java|csharp|python sync|python async|python)\b[^\n]*\n(.*?)^\1```\n/gms;
  return GUIDES.flatMap((guide) => {
    const groups: Siblings[] = [];
    let end = -1;
    for (const { 0: all, 1: indent = '', 2: name = '', 3: code = '', index } of guide.matchAll(
      fence,
    )) {
      const key = name === 'js' ? 'ts' : name;
      const group = groups.at(-1);
      const isNext = guide.slice(end, index).trim() === '' && group && !group.has(key);
      const text = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      if (isNext) group.set(key, text);
      else groups.push(new Map([[key, text]]));
      end = index + all.length;
    }
    return groups.filter((group) => group.size > 1);
  });
}

/** The markup that guides show, without pages that scripts change: labs run none. */
export function guideMarkup(): string[] {
  return samplesIn('html').filter((html) => !html.includes('<script'));
}

/** The templates of ARIA snapshots in the samples of Node.js. */
export function guideSnapshots(): string[] {
  const found = samplesIn('ts').flatMap((code) => [
    ...code.matchAll(/toMatchAriaSnapshot\(`(.*?)`/gs),
  ]);
  return found.map(([, template = '']) => template.replaceAll('\\\\', '\\'));
}

/** Every locator in the samples of a language, without the page: `getByRole('button').first()`. */
export function guideLocators(language: (typeof FENCES)[keyof typeof FENCES]): string[] {
  const fences = Object.keys(FENCES) as (keyof typeof FENCES)[];
  const code = fences.filter((fence) => FENCES[fence] === language).flatMap(samplesIn);
  return [...new Set(code.flatMap(locatorsInSample))];
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

/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** Whether something that happens once in so many times happens now. */
  oneIn: (times: number) => boolean;
}

/** A small generator (mulberry32); each seed has a sequence of its own. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]) {
      // Lists here are never empty.
      return items[below(items.length)] as T;
    },
    oneIn: (times) => below(times) === 0,
  };
}
