import ts from 'typescript';
import type { Sample } from '../sample.ts';
import { AMBIENT_SCOPE } from './ambientNames.ts';
import type { AmbientNames } from './ambientNames.ts';

/** A sample as the compiler sees it. */
export interface SampleFile {
  sample: Sample;
  /** Its virtual path: `<folder>/12/tests/basket.spec.ts`. */
  path: string;
  text: string;
  /** How many lines precede the sample. */
  linesBefore: number;
}

/** Turns a sample into a file; a snippet becomes the body of a function with the ambient names in scope. */
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
