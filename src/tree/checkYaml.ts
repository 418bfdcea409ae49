import { type Document, LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from '#model/problem.ts';
import { didYouMean } from '#model/nearest.ts';
import { wordList } from './wordList.ts';

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

/** The way to a field: `['navbar', 'items', 2, 'type']`. */
export type Path = readonly PropertyKey[];

/** What is wrong with a field. */
export interface Finding {
  path: Path;
  what: string;
  fix: string;
}

/**
 * Validates what authors wrote. In a schema, messages continue a sentence that begins with "It" (`must be a URL`), and
 * `meta({ example })` shows how to write a field.
 */
export function checkSchema<Data>(
  schema: z.ZodType<Data>,
  value: unknown,
): { data: Data | undefined; findings: Finding[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, findings: [] };
  return {
    data: undefined,
    findings: result.error.issues.flatMap((issue) => describeIssue(issue, schema)),
  };
}

function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): Finding[] {
  const { path } = issue;
  const { fields, example } = describedAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      what: `Unknown field "${fieldName([...path, key])}".`,
      fix: renaming(key, fields),
    }));
  }
  const shown = example === undefined ? [] : [`Write it like "${example}".`];
  if (issue.input === undefined) {
    const what = `The field "${fieldName(path)}" is missing.`;
    return [{ path, what, fix: shown[0] ?? 'Add it.' }];
  }
  const value = JSON.stringify(offendingValue(issue));
  const subject = path.length === 0 ? 'The content' : `The field "${fieldName(path)}"`;
  const what = `${subject} is ${value.length > 60 ? 'invalid' : value}.`;
  return [{ path, what, fix: [`It ${mustOf(issue)}.`, ...shown].join(' ') }];
}

function renaming(key: string, fields: readonly string[]): string {
  const hint = didYouMean(key, fields);
  const known = hint === '' && fields.length > 0 ? `: the fields are ${wordList(fields)}` : '';
  return `${hint}Remove it or fix its name${known}.`;
}

/** In a union of objects, the discriminator is invalid, not the object. */
function offendingValue({ code, input, path }: z.core.$ZodIssue): unknown {
  const field = path.at(-1);
  const isChoice = code === 'invalid_union' && typeof input === 'object' && input !== null;
  return isChoice && field !== undefined ? Reflect.get(input, field) : input;
}

function mustOf(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (message.startsWith('must ')) return message;
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  }
  return message;
}

/** What the schema says about a field: the fields of an object, and the example next to it. */
function describedAt(schema: z.core.$ZodType, path: Path) {
  let at: z.core.$ZodType | undefined = schema;
  let example: unknown;
  for (const key of [undefined, ...path]) {
    if (key !== undefined) at = at && partOf(at, key);
    example = (at && z.globalRegistry.get(at)?.['example']) ?? example;
    while (at instanceof z.ZodOptional) at = at.unwrap();
  }
  return {
    fields: at instanceof z.ZodObject ? Object.keys(at.shape) : [],
    example: typeof example === 'string' ? example : undefined,
  };
}

/** Undefined where there is a choice of several. */
function partOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape: z.core.$ZodShape = schema.shape;
  return shape[String(key)];
}

/** `navbar.items[2].type` */
export function fieldName(path: Path): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '');
}
