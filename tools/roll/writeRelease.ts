import { readFile, rename, writeFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import ts from 'typescript';

/** Files by their path from the project folder. */
export type Files = Readonly<Record<string, string>>;

interface NewRelease {
  root: string;
  /** What the installation reads. */
  manifest: Files;
  /** What is written once the packages are there. */
  others: Files;
  /** Rejects if the packages cannot be installed. */
  install: () => Promise<void>;
}

const LOCK = 'package-lock.json';

/** Writes all files of a release or, if the packages cannot be installed, none. */
export async function writeRelease({ root, manifest, others, install }: NewRelease): Promise<void> {
  const saved: Record<string, string> = {};
  for (const file of [...Object.keys(manifest), LOCK])
    saved[file] = await readFile(join(root, file), 'utf8');
  // Ctrl+C ends npm; what was saved is still to be put back.
  const survive = () => undefined;
  process.on('SIGINT', survive);
  try {
    await writeFiles(root, manifest);
    await install();
  } catch (error) {
    await writeFiles(root, saved);
    throw error;
  } finally {
    process.off('SIGINT', survive);
  }
  await writeFiles(root, others);
}

/** A file appears with its whole text or stays as it was. */
async function writeFiles(root: string, files: Files): Promise<void> {
  const drafts = Object.entries(files).map(([file, text]) => ({
    file: join(root, file),
    draft: join(root, `${file}.rolling`),
    text,
  }));
  await Promise.all(drafts.map(({ draft, text }) => writeFile(draft, text)));
  await Promise.all(drafts.map(({ file, draft }) => rename(draft, file)));
}

/** Works in a folder that is kept, or in a temporary one if none is named. */
export async function withFolder<T>(
  kept: string | undefined,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (kept !== undefined) {
    await mkdir(kept, { recursive: true });
    return work(resolve(kept));
  }
  const folder = await mkdtemp(join(tmpdir(), 'roll-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Finds the node at a place below another; undefined if it is not there. */
type Step = string | ((element: ts.Expression) => boolean);

/**
 * Replaces the text of one string in an object literal and leaves everything else as it is written:
 * below the constant `name` of a TypeScript source, or in a JSON file.
 */
export function replaceField(
  source: { file: string; text: string; name?: string },
  path: readonly Step[],
  value: string,
): string {
  const { file, text, name } = source;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let node = name === undefined ? rootOf(parsed) : constantOf(parsed, name);
  for (const step of path) node = node && childOf(node, step);
  if (!node || !ts.isStringLiteral(node)) {
    const place = path.map((step) => (typeof step === 'string' ? step : '…')).join('.');
    throw new Error(`${file} has no text at "${[name, place].filter(Boolean).join('.')}".`);
  }
  const start = node.getStart(parsed);
  const quote = text.charAt(start);
  return `${text.slice(0, start)}${quote}${value}${quote}${text.slice(node.end)}`;
}

/** Whether an object has a field with this text. */
export function hasField(name: string, value: string): (element: ts.Expression) => boolean {
  return (element) => {
    const field = childOf(element, name);
    return field !== undefined && ts.isStringLiteral(field) && field.text === value;
  };
}

function childOf(node: ts.Expression, step: Step): ts.Expression | undefined {
  if (typeof step !== 'string')
    return ts.isArrayLiteralExpression(node) ? node.elements.find(step) : undefined;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === step)
    ?.initializer;
}

function rootOf(file: ts.SourceFile): ts.Expression | undefined {
  const [statement] = file.statements;
  return statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
}

function constantOf(file: ts.SourceFile, name: string): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name)?.initializer;
}
