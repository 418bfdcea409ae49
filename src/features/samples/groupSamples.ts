import type { Code, Parent, Root } from 'mdast';
import { SKIP, visit } from '#tree/visit.ts';
import type { Samples, Flavor } from './nodes.ts';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import type { Report } from '#tree/report.ts';

/** Groups adjacent fences into one node, before any of them is filtered out. */
export function groupSamples(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'samples') return SKIP;
    if ('children' in node && node.children.some(({ type }) => type === 'code')) group(node);
    return undefined;
  });
}

function group(parent: Parent): void {
  const grouped: Parent['children'] = [];
  for (const child of parent.children) {
    const last = grouped.at(-1);
    if (child.type !== 'code') grouped.push(child);
    else if (last?.type === 'samples' && !standsAlone(child) && !last.children.some(standsAlone)) {
      last.children.push(child);
    } else grouped.push(samplesOf(child));
  }
  parent.children = grouped;
}

/**
 * A rendered example comes before the code that uses it, and each file of a project is a separate sample:
 * neither is a variant of the next fence.
 */
function standsAlone({ data }: Code): boolean {
  return data?.fence?.isExample === true || data?.fence?.project !== undefined;
}

function samplesOf(first: Code): Samples {
  const samples: Samples = { type: 'samples', children: [first] };
  return first.position ? { ...samples, position: first.position } : samples;
}

/** Turns an edition's fences of one sample into tabs, in the order of their group. */
export function arrangeTabs(tree: Root, report: Report): void {
  visit(tree, 'samples', (node) => {
    const { children } = node;
    if (children.length < 2) return;
    for (const [index, code] of children.entries()) {
      const what = complaint(code, children.slice(0, index));
      if (what === undefined) continue;
      report(code, {
        what,
        fix: 'Put a paragraph between two samples, or give each fence of one sample its own flavor, like "python sync" and "python async".',
      });
      return;
    }
    const group = TAB_GROUPS.find(({ id }) => id === flavorOf(children[0])?.group);
    const order = Object.keys(group?.values ?? {});
    const place = (code: Code) => order.indexOf(flavorOf(code)?.value ?? '');
    node.group = group?.id;
    children.sort((a, b) => place(a) - place(b));
  });
}

/** Why a fence can't be a tab beside those before it. */
function complaint(code: Code, before: readonly Code[]): string | undefined {
  const flavor = flavorOf(code);
  const first = flavorOf(before[0]);
  if (!flavor) {
    return `The "${code.lang ?? ''}" fence shares a sample with another fence but has no flavor.`;
  }
  if (before.some((each) => flavorOf(each)?.value === flavor.value)) {
    return `Two fences of one sample have the flavor "${flavor.value}".`;
  }
  return first && flavor.group !== first.group
    ? `The flavors "${first.value}" and "${flavor.value}" of one sample belong to different tab groups.`
    : undefined;
}

function flavorOf(code: Code | undefined): Flavor | undefined {
  return code?.data?.fence?.flavor;
}
