import { LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';
import type { Problem } from '#model/problem.ts';
import type { Path } from './checkSchema.ts';
import { checkSchema } from './checkSchema.ts';

/** A file as it was read. */
export interface SourceFile {
  /** From the repository root: `content/docs/intro.md`. */
  path: string;
  text: string;
}

export interface CheckedYaml<Data> {
  /** Absent if there are problems. */
  data: Data | undefined;
  problems: Problem[];
  /** The line of a field. */
  lineOf: (path: Path) => number;
}

/** Parses YAML and validates it against a schema; problems have line numbers. */
export function checkYaml<Data>(
  { path: file, text }: SourceFile,
  schema: z.ZodType<Data>,
  /** The line of the file that the text begins on. */
  { firstLine = 1 } = {},
): CheckedYaml<Data> {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: Path) => lineAt(offsetOf(yaml, path));
  if (yaml.errors.length > 0) {
    const problems = yaml.errors.map(({ pos, message }) => ({
      file,
      line: lineAt(pos[0]),
      what: `This is not valid YAML: ${message.replace(/\.$/, '')}.`,
      fix: 'Fix the syntax; a value that contains a colon or a quote must be quoted.',
    }));
    return { data: undefined, problems, lineOf };
  }
  const { data, findings } = checkSchema(schema, yaml.toJS() ?? {});
  const problems = findings.map(({ path, ...words }) => ({ file, line: lineOf(path), ...words }));
  return { data, problems, lineOf };
}

/** Where a field starts; a missing one starts where its innermost existing parent does. */
function offsetOf(yaml: Document, path: Path): number {
  const parent = path.length > 1 ? yaml.getIn(path.slice(0, -1), true) : yaml.contents;
  if (path.length > 0 && isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  const node = path.length > 0 ? yaml.getIn(path, true) : yaml.contents;
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length > 0 ? offsetOf(yaml, path.slice(0, -1)) : 0;
}

/** Parses a JSON file and validates it against a schema; tools write these files, so that an error is enough. */
export function parseJson<Data>(file: string, text: string, schema: z.ZodType<Data>): Data {
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${file} does not have the expected format:\n${z.prettifyError(result.error)}`);
}
