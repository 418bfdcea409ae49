import { createHighlighterCore } from 'shiki/core';
import type { LanguageRegistration, ThemedToken } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { Highlighter } from '#features/feature.ts';
import { escapeText } from '#tree/escapeText.ts';
import { LANGUAGES } from './languages.ts';
import { tokenKind, tokenTheme } from './tokenTheme.ts';
import type { TokenKind } from './tokenTheme.ts';

// No timeout: on a busy machine it would change the highlighting.
const OPTIONS = { theme: 'kinds', tokenizeTimeLimit: 0 };

/** Loads the grammars once; calls after that are synchronous. */
export async function createHighlighter(): Promise<Highlighter> {
  const grammars = Object.entries(LANGUAGES).flatMap(([lang, { grammar }]) =>
    grammar === undefined ? [] : [{ lang, grammar }],
  );
  const shiki = await createHighlighterCore({
    langs: grammars.map(({ grammar }) => loadGrammar(grammar)),
    langAlias: Object.fromEntries(
      grammars.filter(({ lang, grammar }) => lang !== grammar).map((it) => [it.lang, it.grammar]),
    ),
    themes: [tokenTheme],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const colored = new Set(grammars.map(({ lang }) => lang));
  const highlight = (code: string, lang: string): string =>
    colored.has(lang)
      ? leanHtml(code, shiki.codeToTokensBase(code, { lang, ...OPTIONS }))
      : escapeText(code);
  return Object.assign(highlight, { languages: new Set(Object.keys(LANGUAGES)) });
}

async function loadGrammar(file: string): Promise<LanguageRegistration[]> {
  const module = (await import(`shiki/langs/${file}.mjs`)) as { default: LanguageRegistration[] };
  return module.default;
}

/** Characters of markup around a sample; rounded up for a title or a highlighted line. */
const FRAME = 120;

/** Dropped first if a sample is so dense that its HTML would exceed three times its text. */
const DISPENSABLE: readonly TokenKind[] = ['a', 'n', 'f', 't', 'k', 's'];

function leanHtml(code: string, lines: ThemedToken[][]): string {
  const limit = 3 * code.length - FRAME;
  const left = new Set<TokenKind>();
  let html = linesToHtml(lines, left);
  for (const kind of DISPENSABLE) {
    if (html.length <= limit || code.length < 150) break;
    left.add(kind);
    html = linesToHtml(lines, left);
  }
  return html;
}

function linesToHtml(lines: ThemedToken[][], left: ReadonlySet<TokenKind>): string {
  return lines.map((line) => runsOf(line, left).map(runToHtml).join('')).join('\n');
}

interface Run {
  kind: TokenKind | undefined;
  text: string;
}

/** Merges adjacent tokens of one kind, including the spaces between them. */
function runsOf(line: ThemedToken[], left: ReadonlySet<TokenKind>): Run[] {
  const runs: Run[] = [];
  for (const { content, color } of line) {
    const found = tokenKind(color);
    const kind = found !== undefined && left.has(found) ? undefined : found;
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (last?.kind === kind && last) last.text += content;
    else if (last && before && before.kind === kind && last.text.trim() === '') {
      before.text += last.text + content;
      runs.pop();
    } else runs.push({ kind, text: content });
  }
  return runs;
}

function runToHtml({ kind, text }: Run): string {
  if (kind === undefined || text.trim() === '') return escapeText(text);
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  // Unquoted attributes save a tenth of the HTML.
  return `${before}<span class=${kind}>${escapeText(inner)}</span>${after}`;
}
