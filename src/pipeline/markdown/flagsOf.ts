import type { Nodes, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '#tree/visit.ts';
import type { ApiSymbol } from '#model/search.ts';
import type { PageMeta } from '#model/page.ts';

/**
 * Mentioned before the first heading, or below one; explained in a row or item; named in the heading, which may still be
 * about something else ("Run headed in CI"); listed in a reference of the command line, which has all about it.
 */
const RANKS = ['mentioned', 'used', 'defined', 'named', 'listed'] as const;
type FlagRank = (typeof RANKS)[number];

/** A command-line option, and the place on a page that is about it. */
export interface Flag {
  /** As typed: `--headed`, `-g`. */
  name: string;
  /** The heading or the entry; empty before the first one. */
  anchor: string;
  /** How relevant the place is. */
  rank: FlagRank;
}

/** `--headed`, `-g`, and build tool properties: `-Dheaded`. */
const FLAG =
  /(?<![^\s"'`(|/,])(?:--[a-z][a-z\d]*(?:-[a-z\d]+)*|-[a-zA-Z](?![\w-])|-D[a-zA-Z][\w.]*)/g;

/** A heading with these words is above a reference: "Command-line options". */
const REFERENCE_WORDS = ['command', 'line', 'options'];

const SHELLS = new Set(['bash', 'sh', 'console', 'powershell', 'batch']);

/** The command-line options on a page, each with the most relevant place. */
export function flagsOf(tree: Root): Flag[] {
  const flags: Flag[] = [];
  let anchor = '';
  let title: string[] = [];
  const isInTitle = (words: readonly string[]) => words.every((word) => title.includes(word));
  const rankOf = (name: string, isDefinition: boolean): FlagRank => {
    if (isDefinition && isInTitle(REFERENCE_WORDS)) return 'listed';
    if (isInTitle(wordsOf(name))) return 'named';
    if (isDefinition) return 'defined';
    return anchor === '' ? 'mentioned' : 'used';
  };
  const note = (text: string, isDefinition = false) => {
    for (const [name] of text.matchAll(FLAG))
      flags.push({ name, anchor, rank: rankOf(name, isDefinition) });
  };
  visit(tree, (node) => {
    switch (node.type) {
      case 'heading':
        anchor = node.data?.id ?? '';
        title = wordsOf(toString(node));
        note(codeOf(node));
        return SKIP;
      case 'commandEntry':
        for (const [name] of node.terms.join(' ').matchAll(FLAG))
          flags.push({ name, anchor: node.id, rank: 'listed' });
        return SKIP;
      case 'tableRow':
        note(termOf(node.children[0]?.children ?? []), true);
        return undefined;
      case 'listItem':
        note(node.children[0]?.type === 'paragraph' ? termOf(node.children[0].children) : '', true);
        return undefined;
      case 'inlineCode':
        note(node.value);
        return undefined;
      case 'code':
        if (SHELLS.has(node.lang ?? '')) note(node.value);
        return undefined;
      default:
        return undefined;
    }
  });
  return mostRelevant(flags);
}

/** One place for each option: the first of the most relevant ones. */
function mostRelevant<F extends Flag>(flags: readonly F[]): F[] {
  const best = new Map<string, F>();
  for (const flag of flags) {
    const known = best.get(flag.name);
    const isHigher = !known || RANKS.indexOf(flag.rank) > RANKS.indexOf(known.rank);
    if (isHigher) best.set(flag.name, flag);
  }
  return [...best.values()];
}

/** The code that a row or an item starts with: `--headed`, or `-g` and `--grep`. */
function termOf(children: readonly PhrasingContent[]): string {
  const words: string[] = [];
  for (const node of children) {
    const isBetween = node.type === 'text' && /^\s*(,|or|\/|and)?\s*$/.test(node.value);
    if (!isBetween && codeOf(node) === '') break;
    words.push(isBetween ? ' ' : codeOf(node));
  }
  return words.join(' ');
}

function codeOf(node: Nodes): string {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes.join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
}

/** Command-line options, each with the most relevant place among some pages. */
export function flagSymbols(
  pages: readonly { meta: Pick<PageMeta, 'path'>; flags: readonly Flag[] }[],
): ApiSymbol[] {
  const all = pages.flatMap(({ meta: { path }, flags }) =>
    flags.map((flag) => ({ ...flag, path: flag.anchor ? `${path}#${flag.anchor}` : path })),
  );
  return mostRelevant(all).map(({ name, path }) => ({ name, aliases: [], kind: 'flag', path }));
}
