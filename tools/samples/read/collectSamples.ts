import type { Code } from 'mdast';
import ts from 'typescript';
import type { VersionName } from '#model/version.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import type { Sample } from '../sample.ts';
import type { Rendering } from './renderings.ts';

/** A location in the repository. */
export interface Place {
  file: string;
  line: number;
}

/** Locates the samples that class pages take from comments in the declarations. */
export type CommentPlace = (sample: {
  page: string;
  heading: string;
  code: string;
  version: VersionName;
}) => Place;

/** Language names in declaration comments, mapped to ours. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = { yml: 'yaml', txt: 'text' };

/** The samples of a document across all of its renderings, each fence once. */
export function collectSamples(
  { id: page, file: docFile }: Doc,
  renderings: readonly Rendering[],
  placeOf: CommentPlace,
): Sample[] {
  const found = new Map<string, Sample>();
  for (const { where, fences } of renderings) {
    for (const { code, heading, standsInFor } of fences) {
      const { file, line } = code.position
        ? { file: docFile, line: code.position.start.line + 1 }
        : placeOf({ page, heading, code: code.value, version: where.version });
      const key = `${file}:${line}`;
      const sample = found.get(key) ?? toSample(code, { file, line, page, heading, standsInFor });
      found.set(key, withRendering(sample, where));
    }
  }
  return [...found.values()];
}

function toSample(
  code: Code,
  at: Pick<Sample, 'file' | 'line' | 'page' | 'heading' | 'standsInFor'>,
): Sample {
  const { flavor, title, unchecked, run, project } = code.data?.fence ?? {};
  return {
    ...at,
    language: languageOf(code),
    code: code.value,
    flavor: flavor?.value,
    title,
    editions: [],
    versions: [],
    unchecked,
    run,
    project,
  };
}

function languageOf({ lang, value, position }: Code): string {
  if (position) return lang ?? '';
  return lang === 'js' && isTyped(value) ? 'ts' : (LANGUAGE_NAMES[lang ?? ''] ?? lang ?? '');
}

function withRendering(sample: Sample, { edition, version }: Where): Sample {
  return {
    ...sample,
    editions: [...new Set([...sample.editions, edition])],
    versions: [...new Set([...sample.versions, version])],
  };
}

/** Whether code is TypeScript although its fence says JavaScript, as in declaration comments. */
export function isTyped(code: string): boolean {
  const visit = (node: ts.Node): boolean =>
    isOfTypescript(node) || (ts.forEachChild(node, visit) ?? false);
  return visit(ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest));
}

function isOfTypescript(node: ts.Node): boolean {
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if (ts.isImportClause(node)) return node.phaseModifier === ts.SyntaxKind.TypeKeyword;
  // `extends Base` parses as a type, but is JavaScript.
  return ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
}
