import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Sample } from '../sample.ts';

/** From the root of the repository. */
export const AMBIENT_FOLDER = 'tools/samples/ambient';

/** Under this name, samples import the modules of {@link AMBIENT_FOLDER}. */
export const AMBIENT_SCOPE = 'playbill:ambient';

/** Name → module in the folder, for one snippet: `request` → `class-request`. */
export type AmbientNames = (sample: Sample) => ReadonlyMap<string, string>;

/** Reads the names that snippets may use; those in a page's own file take precedence. */
export function readAmbientNames(root: string): AmbientNames {
  const folder = join(root, AMBIENT_FOLDER);
  const modules = new Map(
    readdirSync(folder)
      .map(
        (file) => [file.replace(/\.d\.ts$/, ''), readFileSync(join(folder, file), 'utf8')] as const,
      )
      .map(([module, text]) => [module, exportedNames(text)]),
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
