import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Sample, SampleFile } from '../sample.ts';

/**
 * Turns a sample into a file, at a virtual path; a snippet becomes the body of a function with the ambient names in
 * scope.
 */
export function toSampleFile(sample: Sample, folder: string, ambient: AmbientNames): SampleFile {
  const path = `${folder}/${fileName(sample)}`;
  if (isModule(sample.code)) return { sample, path, text: sample.code, linesBefore: 0 };
  const imports = [...ambient(sample)]
    .filter(([name]) => sample.code.includes(name))
    .map(([name, module]) => `import { ${name} } from '${AMBIENT_SCOPE}/${module}';`);
  const head = `${imports.join(' ')} export async function sample() {`;
  // The line break keeps a comment on the last line from hiding the brace.
  return { sample, path, text: `${head}\n${sample.code}\n}`, linesBefore: 1 };
}

/** The title if it is a file of the language, otherwise any name. */
export function fileName({ title = 'sample', language }: Sample): string {
  return title.endsWith(`.${language}`) ? title : `${title}.${language}`;
}

/** Whether a sample is a whole file: it has imports or exports. */
export function isModule(code: string): boolean {
  const parsed = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest);
  return ts.isExternalModule(parsed);
}

/** The sample on the same page whose title an import such as `./fixtures` refers to. */
export function siblingOf(
  specifier: string,
  from: SampleFile | undefined,
  files: readonly SampleFile[],
): SampleFile | undefined {
  if (!from || !specifier.startsWith('.')) return undefined;
  const { page, project, line } = from.sample;
  const wanted = withoutExtension(posix.join(posix.dirname(fileName(from.sample)), specifier));
  const named = files
    .filter(({ sample }) => sample.page === page && sample.project === project && sample.title)
    .filter(({ sample }) => withoutExtension(fileName(sample)) === wanted);
  // A later sample with the same title replaces the file from there on.
  return named.findLast(({ sample }) => sample.line <= line) ?? named[0];
}

function withoutExtension(path: string): string {
  return path.replace(/\.[jt]sx?$/, '');
}

/** From the root of the repository. */
export const AMBIENT_FOLDER = 'content/samples/ambient';

/** Under this name, samples import the modules of {@link AMBIENT_FOLDER}. */
export const AMBIENT_SCOPE = 'playbill:ambient';

/** Name → module in the folder, for one snippet: `request` → `class-request`. */
type AmbientNames = (sample: Sample) => ReadonlyMap<string, string>;

/** Reads the names that snippets may use; those in a page's own file take precedence. */
export function readAmbientNames(root: string): AmbientNames {
  const folder = join(root, AMBIENT_FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.d.ts'));
  const modules = new Map(
    files.map((file) => [
      file.replace(/\.d\.ts$/, ''),
      exportedNames(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
  const named = (module: string) =>
    (modules.get(module) ?? []).map((name) => [name, module] as const);
  return ({ page, language }) =>
    new Map([
      ...named('names'),
      // JavaScript can't import types.
      ...(language.startsWith('ts') ? named('types') : []),
      ...named(page.replace(/^.*\//, '')),
    ]);
}

function exportedNames(text: string): string[] {
  const file = ts.createSourceFile('names.d.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    }
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (!clause) return [];
    const names = ts.isNamedExports(clause) ? clause.elements : [clause];
    return names.map(({ name }) => name.getText(file));
  });
}
