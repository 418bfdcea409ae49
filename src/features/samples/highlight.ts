import { createHighlighterCore } from 'shiki/core';
import type { LanguageRegistration, ThemedToken, ThemeRegistrationRaw } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { Highlighter } from '#features/feature.ts';
import { escapeText } from '#tree/element.ts';
import { LANGUAGES } from './languages.ts';

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
  return (code, lang) =>
    LANGUAGES[lang]?.grammar === undefined
      ? escapeText(code)
      : linesToHtml(shiki.codeToTokensBase(code, { lang, ...OPTIONS }));
}

async function loadGrammar(file: string): Promise<LanguageRegistration[]> {
  const module = (await import(`shiki/langs/${file}.mjs`)) as { default: LanguageRegistration[] };
  return module.default;
}

/** One line of HTML for each line of code. */
function linesToHtml(lines: ThemedToken[][]): string {
  return lines.map((line) => runsOf(line).map(runToHtml).join('')).join('\n');
}

interface Run {
  kind: TokenKind | undefined;
  text: string;
}

/** Merges adjacent tokens of one kind, including the spaces between them. */
function runsOf(line: ThemedToken[]): Run[] {
  const runs: Run[] = [];
  for (const { content, color } of line) {
    const kind = tokenKind(color);
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

/** The kinds of tokens; the letter is the class. Punctuation and plain text have none. */
const TOKEN_KINDS = ['k', 's', 'c', 'f', 't', 'n', 'a'] as const;
type TokenKind = (typeof TOKEN_KINDS)[number];

/** TextMate scopes, as themes list them. */
const SCOPES: Record<TokenKind, string> = {
  k:
    'keyword, storage, constant.language, variable.language, support.type.primitive, ' +
    'markup.deleted, punctuation.definition.list.begin.markdown',
  s:
    'string, string.regexp keyword.operator, string.regexp constant.other, ' +
    'string.regexp punctuation, constant.character.escape, storage.type.string.python, ' +
    'markup.inserted, markup.inline.raw, markup.fenced_code',
  c: 'comment, meta.diff, punctuation.definition.comment',
  f: 'entity.name.function, support.function, entity.name.command, meta.function-call.generic',
  t:
    'entity.name.type, entity.name.class, entity.name.tag, entity.name.section, ' +
    'entity.other.inherited-class, support.class, support.type, storage.type.java, ' +
    'storage.type.generic.java, storage.type.annotation, storage.type.object.array.java, ' +
    'punctuation.definition.tag, markup.heading',
  n: 'constant.numeric, constant.other, keyword.other.unit',
  a:
    'entity.other.attribute-name, constant.other.option, entity.name.tag.yaml, ' +
    'entity.name.tag.yaml constant.language, support.type.property-name, ' +
    'keyword.other.definition.ini, variable.other.key',
};

/** Operators stay plain, and so do words that a grammar takes for strings. */
const PLAIN =
  'keyword.operator, storage.modifier.import, storage.modifier.package, ' +
  'punctuation.separator, punctuation.terminator, punctuation.accessor, ' +
  'storage.type.function.arrow, string.unquoted, meta.template.expression, ' +
  'meta.interpolation, support.variable, entity.name.type.namespace, ' +
  'variable.language.wildcard';

/** The kind that a color of {@link tokenTheme} stands for; colors are all that the tokenizer returns. */
function tokenKind(color: string | undefined): TokenKind | undefined {
  return TOKEN_KINDS[Number(color?.at(-1)) - 1];
}

/** A theme without looks: it maps the scopes of all grammars to a few kinds, the first of which are keywords. */
const tokenTheme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    { scope: PLAIN, settings: { foreground: '#000000' } },
    ...TOKEN_KINDS.map((kind, index) => ({
      scope: SCOPES[kind],
      settings: { foreground: `#00000${index + 1}` },
    })),
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression'],
      settings: { foreground: '#000001' },
    },
  ],
};
