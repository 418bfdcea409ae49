import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import type { Report } from '#tree/report.ts';
import type { Flavour } from './nodes.ts';

/** Makes tabs of the fences that an edition has in one sample, in the order of their group. */
export function arrangeTabs(tree: Root, report: Report): void {
  visit(tree, 'samples', (node) => {
    if (node.children.length < 2 || !canBeTabs(node.children, report)) return;
    const group = TAB_GROUPS.find(({ id }) => id === flavourOf(node.children[0])?.group);
    const order = Object.keys(group?.values ?? {});
    const place = (code: Code) => order.indexOf(flavourOf(code)?.value ?? '');
    node.group = group?.id;
    node.children.sort((a, b) => place(a) - place(b));
  });
}

function canBeTabs(fences: readonly Code[], report: Report): boolean {
  const first = flavourOf(fences[0]);
  const seen = new Set<string>();
  for (const code of fences) {
    const flavour = flavourOf(code);
    const what = complaint(flavour, first, seen, code.lang ?? '');
    if (what !== undefined) {
      report(code, {
        what,
        fix: 'Put a paragraph between two samples, or give each fence of one sample its own flavour, like "python sync" and "python async".',
      });
      return false;
    }
    seen.add(flavour?.value ?? '');
  }
  return true;
}

function complaint(
  flavour: Flavour | undefined,
  first: Flavour | undefined,
  seen: ReadonlySet<string>,
  lang: string,
): string | undefined {
  if (!flavour) return `The "${lang}" fence shares a sample with another fence but has no flavour.`;
  if (seen.has(flavour.value))
    return `Two fences of one sample have the flavour "${flavour.value}".`;
  if (first && flavour.group !== first.group) {
    return `The flavours "${first.value}" and "${flavour.value}" of one sample do not go together.`;
  }
  return undefined;
}

function flavourOf(code: Code | undefined): Flavour | undefined {
  return code?.data?.fence?.flavour;
}
