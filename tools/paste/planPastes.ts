import { basename, extname } from 'node:path';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { LANGUAGES } from '#features/samples/languages.ts';
import type { Sample } from '../samples/sample.ts';
import { isMember } from '../samples/java/placeJava.ts';
import { isModule } from '../samples/typescript/sampleFile.ts';
import { type Outcome, type Paste, type PastedFile, untried } from './paste.ts';

/** What a served page gives for a sample. */
export interface Copied {
  text: string;
  /** The URL of the page on which it starts, if it has one. */
  start?: string | undefined;
  /** The URL that paths are relative to. */
  base: string;
}

export interface Plan {
  pastes: Paste[];
  /** What is not pasted, with the reason. */
  left: Outcome[];
}

/** Turns the samples of a page into pastes; what belongs only to others is pasted with them. */
export function planPastes(
  ofPage: readonly Sample[],
  copiedOf: (sample: Sample, edition: EditionId) => Copied | undefined,
): Plan {
  const plan: Plan = { pastes: [], left: [] };
  for (const sample of ofPage) {
    const edition = LANGUAGES[sample.language]?.edition;
    const kind = edition === undefined || sample.isRow ? 'part' : kindOf(sample);
    if (edition === undefined || kind === 'part') continue;
    const isComplete = kind === 'complete';
    const copied = copiedOf(sample, edition);
    const reason = copied ? reasonNotTo(sample, copied, isComplete) : 'the page does not show it';
    if (copied === undefined || reason !== undefined) {
      plan.left.push({ sample, edition, isComplete, result: untried(reason ?? '') });
      continue;
    }
    const beside = filesBeside(sample, ofPage).flatMap((file): PastedFile[] => {
      const text = copiedOf(file, edition)?.text;
      return text === undefined ? [] : [{ path: pathOf(file), text }];
    });
    const { text } = copied;
    const start = isComplete || opensItself(text) ? undefined : copied.start;
    const needsBase = [text, ...beside.map((file) => file.text)].some((code) =>
      RELATIVE.test(code),
    );
    const base = needsBase ? copied.base : undefined;
    plan.pastes.push({ sample, edition, isComplete, text, start, base, beside });
  }
  return plan;
}

/** Whether it opens its page itself, and must not be there before it has set up what it needs. */
function opensItself(text: string): boolean {
  const opens = text.search(OPENS);
  const acts = text.search(ACTS);
  return opens >= 0 && (acts < 0 || opens < acts);
}

/** What a page must be there for. */
const ACTS = /\bpage\.(get_?by|locator|evaluate)\w*\(/i;

/** A call that opens a page, or a URL of the demo. */
const OPENS = /\b(goto|navigate|GotoAsync|set_?content)\(|https?:\/\/\S+\/stagehand\b/i;

function reasonNotTo(
  { unchecked, unpasted, language, project }: Sample,
  { text, start }: Copied,
  isComplete: boolean,
): string | undefined {
  const recorded = project && 'runs with the commands of its page (npm run samples)';
  const marked = unpasted ?? unchecked ?? recorded;
  if (marked !== undefined || isComplete) return marked;
  if (language === 'java' && isMember(text)) return 'is a member of a class';
  const isPlaced = start !== undefined || OPENS.test(text) || RELATIVE.test(text);
  return isPlaced ? undefined : 'has no page to start on';
}

const PROGRAMS: Record<EditionId, RegExp> = {
  nodejs:
    /^\s*test(\.(only|skip|fixme|fail))?\(\s*(['"`]|\w+,)|from 'playwright'|require\('playwright'\)/m,
  python: /^\s*(async )?def test_|\b(a?sync)_playwright\(\)/m,
  java: /@Test\b|\bstatic void main\(/,
  dotnet: /\[(TestMethod|Test|Fact)\]|Playwright\.CreateAsync/,
};

const FILES: Record<EditionId, RegExp> = {
  nodejs: /^export default defineConfig/m,
  python: /^(from|import) (pytest|playwright)\b|^@pytest\b/m,
  java: /^(?:(?:public|final|abstract) )*(?:class|interface|enum|record) \w+/m,
  dotnet: /^using |^(?:(?:public|internal|static|sealed|abstract|partial) )*(?:class|record) \w+/m,
};

/**
 * Whether a sample is complete (a test file or a program), a fragment of one, or a part: a whole file without a test or
 * a program, such as a configuration, which only has a meaning beside others.
 */
export function kindOf(sample: Sample): 'complete' | 'fragment' | 'part' {
  const { code, language, title = '' } = sample;
  const edition = LANGUAGES[language]?.edition ?? EDITION_IDS[0];
  const isWhole =
    edition === 'nodejs' ? isModule(code) || /\brequire\('/.test(code) : FILES[edition].test(code);
  if (!isWhole) return title === '' ? 'fragment' : 'part';
  const isPart = /^export /m.test(code) && !/^\s*test(\.\w+)*\(['`]/m.test(code);
  return PROGRAMS[edition].test(code) && !isPart ? 'complete' : 'part';
}

/** Where a reader saves a sample; lines above the path, such as `Before: `, are no part of it. */
export function pathOf({ title = '' }: Sample): string {
  return title.replace(/^[\w ]+: /, '');
}

/** Settings that a tool finds by their name: they apply to the tests of their section. */
const SETTINGS =
  /^(playwright\.config\.\w+|\w+\.setup\.ts|conftest\.py|pytest\.ini|pyproject\.toml|tsconfig\.json|\.env)$/;

function isSettings(file: Sample): boolean {
  return SETTINGS.test(basename(pathOf(file)));
}

/** Whether pytest finds a fixture that a test names there. */
function hasFixtureOf({ code }: Sample, file: Sample): boolean {
  const fixtures = file.code.matchAll(/^@pytest.*\n(?:async )?def (\w+)\(/gm);
  return [...fixtures].some(([, name = '']) => new RegExp(`def test_.*\\b${name}\\b`).test(code));
}

/** Whether it loads the state that the setup of a page saves, which `playwright.config.ts` runs before. */
function sharesState(code: string, file: Sample): boolean {
  return [code, file.code].every((text) => text.includes(STATES));
}

/** Where storage states are saved. */
const STATES = 'playwright/.auth/';

/** A setting or fixture with the base URL, not one that uses it. */
export const SETS_BASE =
  /^\s*base_?url\s*[:=]|["']base_url["']:|def base_url\b|--base-url|baseURL:|setBaseURL\(|BaseURL = /im;

/** A call with a path, which needs a base URL, or a list of paths for one. */
const RELATIVE =
  /\b(goto|navigate|get|post|put|patch|delete|fetch)\(\s*f?['"`](?!https?:|about:|data:|file:|\*)[\w./-]+['"`$?{]|\(["']\.\/\w*["'],/;

/**
 * The other files of the page that a sample needs: settings of its section or with its base URL, and what one of these
 * names. Of several with one title, the last one above the sample counts.
 */
export function filesBeside(sample: Sample, ofPage: readonly Sample[]): Sample[] {
  const own = pathOf(sample);
  const needsBase = RELATIVE.test(sample.code);
  const imported = new Set<Sample>();
  addNamed(
    sample,
    ofPage.filter((file) => file.title !== undefined && !isSettings(file)),
    imported,
  );
  const code = [sample, ...imported].map((file) => file.code).join('\n');
  const applies = (file: Sample) =>
    file.heading === sample.heading ||
    (needsBase && SETS_BASE.test(file.code)) ||
    hasFixtureOf(sample, file) ||
    sharesState(code, file);
  const isVisible = (file: Sample) =>
    file !== sample &&
    file.title !== undefined &&
    pathOf(file) !== own &&
    (!isSettings(file) || applies(file)) &&
    file.project === sample.project &&
    (file.flavor === undefined || sample.flavor === undefined || file.flavor === sample.flavor) &&
    file.editions.some((edition) => sample.editions.includes(edition));
  const byPath = new Map<string, Sample>();
  for (const file of ofPage.filter(isVisible)) {
    const known = byPath.get(pathOf(file));
    if (known === undefined || file.line <= sample.line) byPath.set(pathOf(file), file);
  }
  const files = [...byPath.values()];
  const chosen = new Set(files.filter(isSettings));
  for (const from of [sample, ...chosen]) addNamed(from, files, chosen);
  return [...chosen];
}

function addNamed(from: Sample, files: readonly Sample[], chosen: Set<Sample>): void {
  for (const file of files) {
    if (chosen.has(file) || file === from || !names(from.code, pathOf(file))) continue;
    chosen.add(file);
    addNamed(file, files, chosen);
  }
}

/** Whether code imports a file, or reads it. */
function names(code: string, path: string): boolean {
  const name = basename(path);
  const stem = name.slice(0, name.length - extname(name).length);
  if (/\.(java|cs)$/.test(name)) return new RegExp(`\\b${stem}\\b`).test(code);
  if (name.endsWith('.py'))
    return new RegExp(`^(from|import) ([\\w.]+\\.)?${stem}\\b`, 'm').test(code);
  const quoted = [...code.matchAll(/['"`]([^'"`\n]*)['"`]/g)].map(([, text = '']) => text);
  return quoted.some(
    (text) => basename(text) === name || (text.startsWith('.') && basename(text) === stem),
  );
}
