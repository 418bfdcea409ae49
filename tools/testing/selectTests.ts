import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The runner of a file; compared are those beside the framework and compilers, which take minutes. */
export type TestKind = 'unit' | 'dist' | 'browser' | 'compared';

export interface TestFile {
  kind: TestKind;
  /** From the root of the repository: `src/model/path.test.ts`. */
  path: string;
  text: string;
}

/** What to run. */
export interface Selection {
  files: TestFile[];
  /** Only tests whose title contains this; absent: all tests in those files. */
  title?: string | undefined;
}

const FOLDERS = ['src', 'demo', 'tools', 'packages', 'e2e'];
/** A title with fewer literal letters around its placeholders would match everything. */
const FEWEST_LETTERS = 8;

/** Every file with tests. */
export function readTestFiles(root: string): TestFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .flatMap((path) => {
        const kind = kindOf(path);
        return kind ? [{ kind, path, text: readFileSync(join(root, path), 'utf8') }] : [];
      }),
  );
}

function kindOf(path: string): TestKind | undefined {
  if (/^e2e\/[^/]+\.spec\.ts$/.test(path)) return 'browser';
  if (!/\.test\.tsx?$/.test(path)) return undefined;
  if (path.endsWith('.compared.test.ts')) return 'compared';
  if (!path.startsWith('e2e/')) return 'unit';
  return path.startsWith('e2e/files/') ? 'dist' : undefined;
}

/** Words that occur in a path select files; the rest is a title, or part of one. */
export function selectTests(files: readonly TestFile[], words: readonly string[]): Selection {
  const isPath = (word: string) => files.some(({ path }) => path.includes(word));
  const paths = words.filter(isPath);
  const title = words.filter((word) => !isPath(word)).join(' ');
  const chosen = files.filter(
    ({ path, text }) =>
      (paths.length === 0 || paths.some((word) => path.includes(word))) &&
      (title === '' || mayHaveTitle(text, title)),
  );
  return { files: chosen, ...(title === '' ? {} : { title }) };
}

/** Whether a file has a test with this text in its title, literally or generated from a table. */
function mayHaveTitle(source: string, title: string): boolean {
  if (source.includes(title)) return true;
  const literals = source.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g);
  return [...literals].some(([, single, double, template]) => {
    const pattern = titlePattern(single ?? double ?? template ?? '');
    return pattern?.test(title) === true;
  });
}

/** `serves the %s guide at ${path}` as a regular expression for the generated titles. */
function titlePattern(literal: string): RegExp | undefined {
  const parts = literal.split(/%[sdifjo#]|\$\{[^}]*\}|\$[\w.]+/);
  const letters = parts.join('').trim().length;
  if (parts.length === 1 || letters < FEWEST_LETTERS) return undefined;
  return new RegExp(`^${parts.map(escapePattern).join('.*')}$`);
}

/** Escapes a text for use in a regular expression. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
