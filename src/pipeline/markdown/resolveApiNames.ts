import type { InlineCode, Link, Nodes, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { ApiResolver } from '#model/apiResolver.ts';
import { withBase } from '#model/path.ts';
import type { Where } from './keepApplicable.ts';
import type { Report } from '#tree/report.ts';
import type { InternalLink } from './resolveLinks.ts';

interface ApiContext {
  where: Where;
  baseUrl: string;
  resolveApi: ApiResolver;
  report: Report;
}

/** Replaces each `:api[…]` with the edition's spelling, linked to its entry. */
export function resolveApiNames(tree: Root, context: ApiContext): InternalLink[] {
  const links: InternalLink[] = [];
  // Links can't be nested: inside a link it stays code.
  visit(tree, 'link', (link) => replaceNames(link, (node) => nameOf(node, context).code));
  replaceNames(tree, (node) => {
    const { code, path } = nameOf(node, context);
    if (path === undefined) return code;
    const [page = '', hash = ''] = path.split('#', 2);
    const written = `:api[${toString(node)}]`;
    links.push({ written, path: page, hash, line: node.position?.start.line ?? 1 });
    return linkTo(withBase(context.baseUrl, path), code);
  });
  return links;
}

function replaceNames(tree: Nodes, replace: (node: TextDirective) => Link | InlineCode): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (node.name !== 'api' || !parent || index === undefined) return;
    parent.children[index] = replace(node);
  });
}

function nameOf(
  node: TextDirective,
  { where, resolveApi, report }: ApiContext,
): { code: InlineCode; path: string | undefined } {
  const name = toString(node);
  const resolution = resolveApi(name, where);
  if (!resolution.ok) {
    report(node, { what: `Unknown API name ":api[${name}]".`, fix: resolution.fix });
    return { code: { type: 'inlineCode', value: name }, path: undefined };
  }
  const { text, path } = resolution.reference;
  return { code: { type: 'inlineCode', value: text }, path };
}

function linkTo(url: string, code: InlineCode): Link {
  return { type: 'link', url, children: [code], data: { hProperties: { className: ['api'] } } };
}
