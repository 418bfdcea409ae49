import type { InlineCode, Link, Nodes, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { ApiResolver } from '#model/apiResolver.ts';
import type { Edition } from '#model/edition.ts';
import { withBase } from '#model/path.ts';
import { sinceMark } from '#model/myRelease.ts';
import type { Version } from '#model/version.ts';
import type { Report } from '#tree/report.ts';
import type { InternalLink } from './resolveLinks.ts';

/** What is needed to resolve API names. */
export interface ApiContext {
  edition: Edition;
  version: Version;
  site: { baseUrl: string };
  resolveApi: ApiResolver;
}

/** Replaces each `:api[…]` with the edition's spelling, linked to its entry. */
export function resolveApiNames(tree: Root, context: ApiContext, report: Report): InternalLink[] {
  const { edition, version, site, resolveApi } = context;
  const links: InternalLink[] = [];
  const resolve = (
    node: TextDirective,
  ): { code: InlineCode; path?: string | undefined; since?: string | undefined } => {
    const name = toString(node);
    const resolution = resolveApi(name, { edition: edition.id, version: version.name });
    if (resolution.ok) {
      const { text, path, since } = resolution.reference;
      return { code: { type: 'inlineCode', value: text }, path, since };
    }
    report(node, { what: `Unknown API name ":api[${name}]".`, fix: resolution.fix });
    return { code: { type: 'inlineCode', value: name } };
  };
  // Links can't be nested: inside a link it stays code.
  visit(tree, 'link', (link) => replaceNames(link, (node) => resolve(node).code));
  replaceNames(tree, (node) => {
    const { code, path, since } = resolve(node);
    if (path === undefined) return code;
    const [page = '', hash = ''] = path.split('#', 2);
    const written = `:api[${toString(node)}]`;
    links.push({ written, path: page, hash, line: node.position?.start.line ?? 1 });
    const data = { hProperties: { className: ['api'], ...sinceMark({ since }) } };
    return { type: 'link', url: withBase(site.baseUrl, path), children: [code], data };
  });
  return links;
}

function replaceNames(tree: Nodes, replace: (node: TextDirective) => Link | InlineCode): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (node.name !== 'api' || !parent || index === undefined) return;
    parent.children[index] = replace(node);
  });
}
