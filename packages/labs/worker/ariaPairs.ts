import type { TemplateNode, TemplateRole, TextValue } from 'virtual:framework/ariaSnapshot';
import type { Alive } from '../page/asker.ts';

/** A part of the template, what it corresponds to in the page, and how the two differ. */
export interface Pair {
  expected: TemplateNode;
  received: TemplateNode;
  /** What differs, as written in a template: `name`, `level`, `/url`. */
  differences: readonly string[];
  children: readonly Link[];
  /** How much of it matches. */
  score: number;
}

/** Children in order: pairs, what the page lacks, and what the template lacks where it has to be complete. */
export type Link =
  | { type: 'pair'; pair: Pair }
  | { type: 'missing'; expected: TemplateNode }
  | { type: 'extra'; received: TemplateNode };

/** What a line is worth that matches. */
const WHOLE = 4;

/** More pairs take seconds, for results that nobody reads line by line. */
const MAX_PAIRS = 200_000;

const ATTRIBUTES = ['checked', 'disabled', 'expanded', 'level', 'pressed', 'selected'] as const;

/**
 * Finds the place of the page that a template is most likely about, and what corresponds to each of its parts. The
 * framework says only whether the template matches; this says why not, by the same rules.
 * Throws a `RangeError` if that is too much work.
 */
export function pairSnapshots(
  expected: TemplateNode,
  received: TemplateNode,
  alive?: Alive,
): Pair | undefined {
  const found = new Map<TemplateNode, Map<TemplateNode, Pair | undefined>>();
  const strict = strictLists(expected);
  let pairs = 0;

  function pair(template: TemplateNode, node: TemplateNode): Pair | undefined {
    const known = found.get(template) ?? new Map<TemplateNode, Pair | undefined>();
    found.set(template, known);
    if (!known.has(node)) known.set(node, compare(template, node));
    return known.get(node);
  }

  function compare(template: TemplateNode, node: TemplateNode): Pair | undefined {
    alive?.();
    if (++pairs > MAX_PAIRS) throw new RangeError('Too many pairs.');
    const differences = differencesOf(template, node);
    if (!differences) return undefined;
    const children = linkChildren(childrenOf(template), childrenOf(node), strict.has(template));
    const own = Math.max(1, WHOLE - differences.length * 2);
    return {
      ...{ expected: template, received: node, differences, children },
      score: children.reduce((sum, link) => sum + scoreOf(link), own),
    };
  }

  /** The pairs in order that match best altogether: `best[i][j]` is for the children from i and j on. */
  function linkChildren(
    templates: readonly TemplateNode[],
    nodes: readonly TemplateNode[],
    isStrict: boolean,
  ): Link[] {
    const best = templates.map(() => new Array<number>(nodes.length + 1).fill(0));
    const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
    for (const [i, template] of [...templates.entries()].reverse()) {
      for (const [j, node] of [...nodes.entries()].reverse()) {
        const paired = (pair(template, node)?.score ?? -Infinity) + at(i + 1, j + 1);
        best[i]?.splice(j, 1, Math.max(paired, at(i + 1, j), at(i, j + 1)));
      }
    }
    const links: Link[] = [];
    let [i, j] = [0, 0];
    while (i < templates.length || j < nodes.length) {
      const [template, node] = [templates[i], nodes[j]];
      const paired = template && node && pair(template, node);
      if (paired && at(i, j) === paired.score + at(i + 1, j + 1)) {
        links.push({ type: 'pair', pair: paired });
        [i, j] = [i + 1, j + 1];
      } else if (template && (!node || at(i, j) === at(i + 1, j))) {
        links.push({ type: 'missing', expected: template });
        i++;
      } else if (node) {
        if (isStrict) links.push({ type: 'extra', received: node });
        j++;
      }
    }
    return links;
  }

  const candidates = [...(isFragment(received) ? [received] : []), ...templateNodes(received)];
  return candidates
    .map((node) => pair(expected, node))
    .reduce((best, each) => (each && each.score > (best?.score ?? 0) ? each : best), undefined);
}

function scoreOf(link: Link): number {
  if (link.type === 'pair') return link.pair.score;
  return link.type === 'extra' ? -1 : 0;
}

/** Elements whose children have to be complete. */
function strictLists(template: TemplateNode, isDeep = false): Set<TemplateNode> {
  if (template.kind === 'text') return new Set();
  const { containerMode: mode } = template;
  const isDeepBelow = mode === 'deep-equal' || (mode === undefined && isDeep);
  const below = childrenOf(template).flatMap((child) => [...strictLists(child, isDeepBelow)]);
  return new Set(mode === 'equal' || isDeepBelow ? [template, ...below] : below);
}

export function childrenOf(node: TemplateNode): readonly TemplateNode[] {
  return node.kind === 'role' ? (node.children ?? []) : [];
}

/** How two nodes differ, apart from their children; undefined if they have nothing in common. */
export function differencesOf(
  expected: TemplateNode,
  received: TemplateNode,
): string[] | undefined {
  if (expected.kind === 'text' && received.kind === 'text') {
    return matchesValue(received.text, expected.text) ? [] : ['text'];
  }
  if (expected.kind === 'text' || received.kind === 'text') return undefined;
  const isSameRole = expected.role === 'fragment' || expected.role === received.role;
  const isSameName = matchesName(received.name, expected.name);
  if (!isSameRole && !(isSameName && expected.name)) return undefined;
  return [
    !isSameRole && 'role',
    !isSameName && 'name',
    ...ATTRIBUTES.map(
      // A snapshot leaves out what is false.
      (name) =>
        expected[name] !== undefined && expected[name] !== (received[name] ?? false) && name,
    ),
    !matchesValue(received.props?.['url'], expected.props?.['url']) && '/url',
  ].filter((difference) => difference !== false);
}

function matchesName(received: TemplateRole['name'], expected: TemplateRole['name']): boolean {
  if (!expected) return true;
  if (typeof received !== 'string' || received === '') return false;
  return typeof expected === 'string'
    ? received === expected
    : matchesPattern(received, expected.pattern);
}

function matchesValue(received: TextValue | undefined, expected: TextValue | undefined): boolean {
  if (!expected?.normalized) return true;
  if (!received?.raw) return false;
  if (received.raw === expected.normalized || received.raw === expected.raw) return true;
  const [, pattern] = /^\/(.+)\/$/s.exec(expected.raw) ?? [];
  return pattern !== undefined && matchesPattern(received.raw, pattern);
}

function matchesPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    // The framework reports it.
    return false;
  }
}

/** A template and everything in it, in the order of its lines; only what a line stands for. */
export function templateNodes(template: TemplateNode): TemplateNode[] {
  const below = childrenOf(template).flatMap(templateNodes);
  return isFragment(template) ? below : [template, ...below];
}

/** The root of several elements is on no line, and has no name that could be empty. */
export function isFragment(template: TemplateNode): boolean {
  return template.kind === 'role' && template.role === 'fragment' && template.name === undefined;
}
