import type { Code, Root } from 'mdast';
import { visit } from '#tree/visit.ts';
import { didYouMean } from '#model/nearest.ts';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import { LANGUAGES } from './languages.ts';
import type { Report } from '#tree/report.ts';
import type { Fence, Flavor } from './nodes.ts';
import { wordList } from '#tree/wordList.ts';

const LANGUAGE_NAMES = Object.keys(LANGUAGES);

const FLAVORS: ReadonlyMap<string, Flavor> = new Map(
  TAB_GROUPS.flatMap(({ id, values }) =>
    Object.keys(values).map((value) => [value, { group: id, value }]),
  ),
);

/** `title="a b"`, `{1,3-4}` or a bare word; the last alternative matches the rest. */
const WORD = /(\w+)="([^"]*)"(?=\s|$)|\{([\d\s,-]+)\}(?=\s|$)|(\S+)/g;

/** Parses the language and the info string of every fence. */
export function readFences(tree: Root, report: Report): void {
  visit(tree, 'code', (node) => {
    checkLanguage(node, report);
    node.data = { ...node.data, fence: readFence(node, report) };
  });
}

function checkLanguage(node: Code, report: Report): void {
  if (typeof node.lang !== 'string') {
    report(node, {
      what: 'The code sample has no language.',
      fix: 'Write the language after "```"; use "text" for plain text.',
    });
  } else if (!Object.hasOwn(LANGUAGES, node.lang)) {
    report(node, {
      what: `Unknown code language "${node.lang}".`,
      fix: `${didYouMean(node.lang, LANGUAGE_NAMES)}The languages are ${wordList(LANGUAGE_NAMES)}.`,
    });
  }
}

function readFence(node: Code, report: Report): Fence {
  const own = LANGUAGES[node.lang ?? '']?.flavor;
  const fence: Fence = {
    flavor: own === undefined ? undefined : FLAVORS.get(own),
    highlighted: [],
  };
  let named = false;
  for (const [whole, name, value, lines, word] of (node.meta ?? '').matchAll(WORD)) {
    const flavor = word === undefined ? undefined : FLAVORS.get(word);
    if (name === 'title' && value) fence.title = value;
    else if (name === 'check' && value !== undefined)
      fence.unchecked = readReason(node, { name, value }, report);
    else if (name === 'paste' && value !== undefined)
      fence.unpasted = readReason(node, { name, value }, report);
    else if (name === 'run' && value) fence.run = value;
    else if (name === 'project' && value) fence.project = value;
    else if (lines !== undefined) fence.highlighted = readLines(node, lines, report);
    else if (word === 'example' && node.lang === 'html') fence.isExample = true;
    else if (flavor && !named) {
      fence.flavor = flavor;
      named = true;
    } else reportWord(node, whole, report);
  }
  return fence;
}

function readReason(
  node: Code,
  { name, value }: { name: 'check' | 'paste'; value: string },
  report: Report,
): string | undefined {
  const reason = /^none: (\S.*)$/.exec(value)?.[1];
  if (reason !== undefined) return reason;
  report(node, {
    what: `The fence says ${name}="${value}".`,
    fix: `Say why the sample can't be ${name}${name === 'check' ? 'ed' : 'd'}, like ${name}="none: needs a license".`,
  });
  return undefined;
}

function readLines(node: Code, written: string, report: Report): number[] {
  const count = node.value.split('\n').length;
  const parts = written.split(',').map((part) => /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part));
  const ranges = parts.map((part) => [Number(part?.[1]), Number(part?.[2] ?? part?.[1])] as const);
  if (ranges.some(([from, to]) => !(from >= 1 && from <= to && to <= count))) {
    report(node, {
      what: `The fence highlights lines "{${written}}" of a sample with ${lineCount(count)}.`,
      fix: 'Use lines that exist, like "{2,4-6}".',
    });
    return [];
  }
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

function lineCount(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}

function reportWord(node: Code, word: string, report: Report): void {
  report(node, {
    what: `The fence has an unknown word "${word}".`,
    fix: `${didYouMean(word, FLAVORS.keys())}The language may be followed by a flavor (${wordList([...FLAVORS.keys()])}), title="…", {2,4-6}, run="…", project="…", check="none: …", paste="none: …" and, for html, example.`,
  });
}
