import type { Edition, EditionId } from '#model/edition.ts';
import type { Finding, ProseRules } from './rules.ts';
import type { NameTables } from './nameTables.ts';
import { lineAt, type Piece, type Prose } from './proseOf.ts';

/** What the packages know about the languages. */
export interface LanguageNames {
  names: NameTables;
  /** Names in every browser, in lowercase: they are valid in all editions. */
  webNames: ReadonlySet<string>;
  /** Flags that only the Node.js test runner has, unless the rules say otherwise. */
  runnerFlags: ReadonlySet<string>;
}

/** What distinguishes the languages: the packages, and the words of the rules. */
type LanguageMarks = LanguageNames & Pick<ProseRules, 'words'>;

interface Mark {
  text: string;
  index: number;
  owners: readonly EditionId[];
}

/** A single-quoted JavaScript string: as an argument, a value or a list element. */
const JS_STRING = /(?<=[(,:[]\s?|= )'[^']*'/g;
const NODE = ['nodejs'] as const;
const NAME = /[A-Za-z_]\w*/g;
const WORD = /(?<![\w@/.-])-{0,2}[@.\w][\w./-]*/g;

/** Names and spellings of other languages in the text of one edition. */
export function findNames({ pieces }: Prose, edition: Edition, marks: LanguageMarks): Finding[] {
  return pieces.flatMap((piece) =>
    foreignMarks(piece, edition.id, marks).map(({ text, index, owners }) => ({
      check: 'names' as const,
      line: lineAt(piece, index),
      text,
      what: `The ${edition.label} edition shows "${text}", which belongs to ${owners.join(' and ')}.`,
      fix: 'Use :api[…], which each edition spells its own way, or write a separate text for each edition in :::only.',
    })),
  );
}

function foreignMarks(piece: Piece, edition: EditionId, marks: LanguageMarks): Mark[] {
  const names = [...piece.text.matchAll(NAME)].flatMap(({ 0: text, index }) => {
    const owners = ownersOf(text, marks);
    return owners.length > 0 ? [{ text, index, owners }] : [];
  });
  if (piece.kind === 'text') return names.filter(isForeign);
  const words = [...piece.text.matchAll(WORD)].flatMap(({ 0: text, index }) => {
    const word = text.replace(/[.]$/, '');
    const owners = marks.words.get(word) ?? (marks.runnerFlags.has(word) ? NODE : undefined);
    return owners ? [{ text, index, owners }] : [];
  });
  const strings = [...piece.text.matchAll(JS_STRING)].map(({ 0: text, index }) => ({
    text,
    index,
    owners: NODE,
  }));
  return [...names, ...words, ...strings].filter(isForeign);

  function isForeign({ owners }: Mark): boolean {
    return !owners.includes(edition);
  }
}

/** The editions that have a name; none for words that could be anything. */
function ownersOf(text: string, { names, webNames }: LanguageMarks): EditionId[] {
  const isDistinct = /[a-z\d][A-Z]|[a-z\d]_[a-z]/.test(text);
  if (!isDistinct || webNames.has(text.toLowerCase())) return [];
  return (Object.keys(names) as EditionId[]).filter((id) => names[id].has(text));
}
