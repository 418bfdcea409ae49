import type { Link, Root } from 'mdast';
import { visit } from '#tree/visit.ts';
import { didYouMean } from '#model/nearest.ts';
import { withBase } from '#model/path.ts';
import type { Report } from '#tree/report.ts';

/** A link to a page of this site, for the anchor check. */
export interface InternalLink {
  /** As the author wrote it. */
  written: string;
  /** Without the base URL. */
  path: string;
  /** Without `#`; empty for a link to the page as a whole. */
  hash: string;
  line: number;
  /** Whether it is a name in a sample. */
  isInSample?: true;
}

/** What is needed to resolve links. */
export interface LinkContext {
  /** The URL of the page that contains the links. */
  path: string;
  site: { baseUrl: string };
  /** `./writing-tests.md#x` or `/docs/x#y` → a URL of the same edition and version. */
  resolveLink: (target: string) => { path: string; hash: string } | undefined;
  /** Candidates for a suggestion, in the form in which links are written. */
  linkCandidates: () => string[];
}

/** Turns links between files into URLs and lists them. */
export function resolveLinks(tree: Root, context: LinkContext, report: Report): InternalLink[] {
  const links: InternalLink[] = [];
  visit(tree, 'link', (node) => {
    const { url } = node;
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
      markExternal(node);
      return;
    }
    const line = node.position?.start.line ?? 1;
    if (url.startsWith('#')) {
      links.push({ written: url, path: context.path, hash: url.slice(1), line });
      return;
    }
    const target = context.resolveLink(url);
    if (!target) {
      report(node, {
        what: `The link "${url}" points to a page that does not exist.`,
        fix: `${didYouMean(url.replace(/#.*$/, ''), context.linkCandidates())}Every edition and version that shows the link must have the page; put it in ":::only" otherwise.`,
      });
      return;
    }
    links.push({ ...target, written: url, line });
    const hash = target.hash && `#${target.hash}`;
    node.url = withBase(context.site.baseUrl, target.path) + hash;
  });
  return links;
}

function markExternal(node: Link): void {
  // Email links open no tab.
  if (!/^(https?:)?\/\//i.test(node.url)) return;
  const hProperties = { target: '_blank', rel: ['noopener', 'noreferrer'] };
  node.data = { ...node.data, hProperties };
}
