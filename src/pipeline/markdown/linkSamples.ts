import type { Code, Root } from 'mdast';
import type { PageLinks } from '#model/sampleLinks.ts';
import { withBase } from '#model/path.ts';
import { keyOf } from '#pipeline/cacheStore.ts';
import type { Report } from '#tree/report.ts';
import { visit } from '#tree/visit.ts';
import type { ApiContext } from './resolveApiNames.ts';
import type { InternalLink } from './resolveLinks.ts';

/** The folder of the files with links, one for each page. */
export const LINKS_FOLDER = 'content/samples/links';

/** Under this key, the file of a page has the links of a sample: other code gets none until it has been checked. */
export function sampleKey({ lang, value }: Pick<Code, 'lang' | 'value'>): string {
  return keyOf(lang, value).slice(0, 10);
}

/** Links what compilers have found in samples to its entry; what a sample names several times is listed once. */
export function linkSamples(
  tree: Root,
  { pageLinks, ...context }: ApiContext & { pageLinks: PageLinks },
  report: Report,
): InternalLink[] {
  const { edition, version, site, resolveApi } = context;
  const found: InternalLink[] = [];
  visit(tree, 'code', (node) => {
    const own = Object.entries(pageLinks[sampleKey(node)] ?? {});
    const links = own.flatMap(([name, offsets]) => {
      const resolution = resolveApi(name, { edition: edition.id, version: version.name });
      if (!resolution.ok) {
        const what = `The links of the sample name "${name}", which is not in the API.`;
        report(node, { what, fix: 'Run "npm run samples -- --all --update-links".' });
        return [];
      }
      const { path } = resolution.reference;
      if (path === undefined) return [];
      const [page = '', hash = ''] = path.split('#', 2);
      const line = (node.position?.start.line ?? 0) + 1;
      found.push({ written: name, path: page, hash, line, isInSample: true });
      return offsets.map((start) => ({ start, href: withBase(site.baseUrl, path) }));
    });
    if (links.length > 0) node.data = { ...node.data, links };
  });
  return found;
}
