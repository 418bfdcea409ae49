import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readProseRules } from '#build/read/readRules.ts';
import { formatProblem } from '#model/problem.ts';
import { parseMarkdown } from '#pipeline/parseDoc.ts';
import { findTerms, termsIn } from '#prose/findTerms.ts';
import { placesOf } from '#prose/placesOf.ts';
import { type Piece, proseOf } from '#prose/proseOf.ts';

/** The terms of the guides, applied to what contributors read: documents, comments, the interface and messages. */

const { rules } = await readProseRules('.');
const terms = (rules?.terms ?? []).filter(({ scope }) => scope === undefined);
const words = terms.flatMap(({ not }) => not);

const FOLDERS = ['src', 'tools', 'packages', 'e2e', 'decisions', 'docs'];
const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].map((file) => file.replaceAll('\\', '/'));

test.each([
  ['documents', /\.md$/, (text: string) => proseOf(parseMarkdown(text)).pieces],
  ['comments and strings', /\.(?:tsx?|mjs)$/, proseOfCode],
])('uses the terms of the guides in %s', (_, pattern, read) => {
  const sources = files.filter(
    (file) => pattern.test(file) && !/\.(?:test|spec)\.|^e2e\/projects/.test(file),
  );

  const problems = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // Parsing takes most of the time, and few files have any of the words.
    if (placesOf(text, words).length === 0) return [];
    const findings = findTerms({ pieces: read(text) }, terms);
    return findings.map((finding) => formatProblem({ ...finding, file }));
  });

  expect(sources.length).toBeGreaterThan(20);
  expect(problems.join('\n')).toBe('');
});

test.each([
  ['python', 'the action throws a `TimeoutError`.', 'the action raises a `TimeoutError`.'],
  ['python', 'reading one throws', 'reading one fails with'],
] as const)('in %s, accepts no longer %j, but %j', (edition, old, now) => {
  const own = termsIn(edition, rules?.terms ?? []);
  const count = (text: string) => findTerms(proseOf(parseMarkdown(text)), own).length;

  expect([count(old), count(now)]).toEqual([1, 0]);
});

/** The comments of a source, and the strings that are sentences: those with spaces between words. */
function proseOfCode(text: string): Piece[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true);
  const pieces: Piece[] = [];
  const add = (from: number, to: number) => {
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    // As in Markdown, a name between backticks is not prose.
    const prose = text.slice(from, to).replace(/`[^`\n]+`/g, (code) => ' '.repeat(code.length));
    if (!/\w[,.:;]? \w/.test(prose)) return;
    pieces.push({ kind: 'text', text: prose, line, section: 0, isLinkable: false });
  };
  const comments = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      if (!comments.has(pos)) add(pos, end);
      comments.add(pos);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      add(node.getStart(), node.end);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces;
}
