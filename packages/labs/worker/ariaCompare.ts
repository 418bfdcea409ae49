import type { TemplateNode } from 'virtual:framework/ariaSnapshot';
import type { Alive } from '../page/asker.ts';
import type { Link, Pair } from './ariaPairs.ts';
import {
  childrenOf,
  differencesOf,
  isFragment,
  pairSnapshots,
  templateNodes,
} from './ariaPairs.ts';
import { readAriaText, type AriaText, type AriaTextError } from './ariaText.ts';
import type { AriaVerdict } from '../scene/answers.ts';

interface AriaQuestion {
  expectation: string;
  /** The snapshot of the page. */
  snapshot: string;
}

/** What a template means for a page, line by line, or what is wrong with it. */
type AriaComparison =
  | {
      type: 'lines';
      /** For the framework, which has the last word. */
      template: TemplateNode;
      /** Absent if the page is too large or deep to explain. */
      lines?: readonly LineResult[];
    }
  | { type: 'error'; error: AriaTextError };

export interface LineResult {
  text: string;
  /** Blank lines and comments have none. */
  status?: LineStatus;
  /** What differs: `name`, `level` and so on. */
  differences?: readonly string[];
  /** The line of the snapshot that it was compared with, or that is the same elsewhere. */
  received?: string;
  /** Which nodes of the template are on the line, by position. */
  nodes?: readonly number[];
}

/** `extra` lines are in the page only; `ignored` ones are never compared. */
export type LineStatus = 'match' | 'differs' | 'missing' | 'extra' | 'ignored';

type Template = Extract<AriaText, { type: 'template' }>;

/** Compares a template with a snapshot. */
export function compareAria(
  { expectation, snapshot }: AriaQuestion,
  alive?: Alive,
): AriaComparison {
  const expected = readAriaText(expectation);
  if (expected.type === 'error') return { type: 'error', error: expected.error };
  const template = expected.root;
  const received = readAriaText(snapshot || '[]');
  // Written by the framework: only its depth can be a problem.
  if (received.type === 'error') return { type: 'lines', template };
  tryPatterns(template, received.root, alive);
  try {
    const lines = explain({ expected, received, expectation, snapshot }, alive);
    return { type: 'lines', template, lines };
  } catch (error) {
    // Too many pairs, or too deep a stack.
    if (error instanceof RangeError) return { type: 'lines', template };
    throw error;
  }
}

/** A regular expression that never ends has to end here, where it can be stopped: the framework tries it next. */
function tryPatterns(expected: TemplateNode, received: TemplateNode, alive?: Alive): void {
  const nodes = templateNodes(received);
  for (const node of templateNodes(expected)) {
    alive?.();
    if (!/pattern|\//.test(JSON.stringify({ ...node, children: [] }))) continue;
    for (const each of nodes) differencesOf(node, each);
  }
}

interface Compared {
  expected: Template;
  received: Template;
  expectation: string;
  snapshot: string;
}

/** A result for a part of a line: `- listitem: Seats` is an element and a text. */
interface Part extends Omit<LineResult, 'text' | 'nodes'> {
  status: LineStatus;
  node?: TemplateNode;
}

function explain(
  { expected, received, expectation, snapshot }: Compared,
  alive?: Alive,
): LineResult[] {
  const texts = expectation.split('\n');
  const snapshotLines = snapshot.split('\n');
  const parts = new Map<number, Part[]>();
  const extras = new Map<number, LineResult[]>();

  const lineOf = (node: TemplateNode): number => expected.lines.get(node) ?? 0;
  const linesOf = (node: TemplateNode): number[] => [
    lineOf(node),
    ...(expected.settings.get(node)?.values() ?? []),
  ];
  const receivedLine = (node: TemplateNode): string =>
    snapshotLines[(received.lines.get(node) ?? 0) - 1]?.trim() ?? '';

  function addMissing(node: TemplateNode): void {
    const elsewhere = templateNodes(received.root).find(
      (each) => differencesOf(node, each)?.length === 0,
    );
    const place = elsewhere && { received: receivedLine(elsewhere) };
    add(parts, lineOf(node), { status: 'missing', node, ...place });
    for (const child of childrenOf(node)) addMissing(child);
  }

  function addPair({ expected: node, received: other, differences, children }: Pair): void {
    const own = differences.filter((each) => !each.startsWith('/'));
    if (!isFragment(node)) {
      const status = own.length > 0 ? 'differs' : 'match';
      const received = receivedLine(other);
      add(parts, lineOf(node), { status, node, differences: own, received });
    }
    addSettings(node, differences, children);
    let after = expected.settings.get(node)?.get('/children') ?? lineOf(node);
    for (const link of children) {
      if (link.type === 'extra') {
        const text = indentBelow(node) + receivedLine(link.received);
        add(extras, after, { text, status: 'extra' });
        continue;
      }
      if (link.type === 'missing') addMissing(link.expected);
      else addPair(link.pair);
      const below = templateNodes(link.type === 'pair' ? link.pair.expected : link.expected);
      after = Math.max(after, ...below.flatMap(linesOf));
    }
  }

  /** Lines such as `- /url: /shows`. */
  function addSettings(
    node: TemplateNode,
    differences: readonly string[],
    children: readonly Link[],
  ): void {
    for (const [name, line] of expected.settings.get(node) ?? []) {
      const isWrong =
        differences.includes(name) ||
        (name === '/children' && children.some(({ type }) => type === 'extra'));
      const status = isWrong ? 'differs' : COMPARED.includes(name) ? 'match' : 'ignored';
      add(parts, line, { status, differences: isWrong ? [name] : [] });
    }
  }

  function indentBelow(node: TemplateNode): string {
    const [first = node] = childrenOf(node);
    return /^ */.exec(texts[lineOf(first) - 1] ?? '')?.[0] ?? '';
  }

  const pair = pairSnapshots(expected.root, received.root, alive);
  if (pair) addPair(pair);
  else for (const node of templatesAtTop(expected.root)) addMissing(node);

  const all = templateNodes(expected.root);
  const results = texts.flatMap((text, index): LineResult[] => [
    { text, ...merged(parts.get(index + 1) ?? [], all) },
    ...(extras.get(index + 1) ?? []),
  ]);
  return [...(extras.get(0) ?? []), ...results];
}

/** Settings that the assertion looks at. */
const COMPARED = ['/children', '/url'];

function templatesAtTop(root: TemplateNode): readonly TemplateNode[] {
  return isFragment(root) ? childrenOf(root) : [root];
}

function add<Value>(map: Map<number, Value[]>, line: number, value: Value): void {
  map.set(line, [...(map.get(line) ?? []), value]);
}

/** What a line is, given its parts: what is wrong with one of them is wrong with the line. */
function merged(parts: readonly Part[], all: readonly TemplateNode[]): Omit<LineResult, 'text'> {
  const [first] = parts;
  if (!first) return {};
  const nodes = parts.flatMap(({ node }) => (node ? [all.indexOf(node)] : []));
  const wrong = parts.filter(({ status }) => status === 'differs' || status === 'missing');
  const { status, received } = first;
  return {
    nodes,
    ...(received !== undefined && { received }),
    // Of several parts, only the text can be missing alone.
    ...(wrong.length === 0 || status === 'missing'
      ? { status }
      : { status: 'differs', differences: wrong.flatMap((part) => part.differences ?? ['text']) }),
  };
}

/** The results, corrected where the framework knows what the snapshot doesn't show. */
export function judgedLines(
  lines: readonly LineResult[],
  { unsupported }: AriaVerdict,
): LineResult[] {
  return lines.map((line) => {
    const isUnsupported = line.nodes?.some((node) => unsupported.includes(node));
    return isUnsupported && line.status === 'match'
      ? { ...line, status: 'differs', differences: ['attribute'] }
      : line;
  });
}
