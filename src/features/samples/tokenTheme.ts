import type { ThemeRegistrationRaw } from 'shiki/core';

/** The kinds of tokens; the letter is the class. Punctuation and plain text have none. */
const TOKEN_KINDS = ['k', 's', 'c', 'f', 't', 'n', 'a'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** TextMate scopes, as themes list them. */
const SCOPES: Record<TokenKind | 'plain', string> = {
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
  // Operators stay plain, and so do words that a grammar merely takes for strings: every token costs more than
  // its text.
  plain:
    'keyword.operator, storage.modifier.import, storage.modifier.package, ' +
    'punctuation.separator, punctuation.terminator, punctuation.accessor, ' +
    'storage.type.function.arrow, string.unquoted, meta.template.expression, ' +
    'meta.interpolation, support.variable, entity.name.type.namespace, ' +
    'variable.language.wildcard',
};

/** Kinds encoded as colors, because colors are all that the tokenizer returns. */
const COLORS = Object.fromEntries(
  TOKEN_KINDS.map((kind, index) => [kind, `#00000${index + 1}`]),
) as Record<TokenKind, string>;

const KIND_OF_COLOR = new Map(TOKEN_KINDS.map((kind) => [COLORS[kind], kind]));

/** The kind behind a color of {@link tokenTheme}; undefined for plain text. */
export function tokenKind(color: string | undefined): TokenKind | undefined {
  return color === undefined ? undefined : KIND_OF_COLOR.get(color);
}

/** A theme without looks: it maps the scopes of all grammars to a few kinds. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    { scope: SCOPES.plain, settings: { foreground: '#000000' } },
    ...TOKEN_KINDS.map((kind) => ({
      scope: SCOPES[kind],
      settings: { foreground: COLORS[kind] },
    })),
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression'],
      settings: { foreground: COLORS.k },
    },
  ],
};
