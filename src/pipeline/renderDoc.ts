import type { Heading, Root } from 'mdast';
import type { FeatureContext } from '#features/feature.ts';
import { FEATURES } from '#features/render.ts';
import type { ApiResolver } from '#model/apiResolver.ts';
import type { Edition } from '#model/edition.ts';
import type { TocEntry } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { PageSection } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { assignHeadingIds } from './markdown/assignHeadingIds.ts';
import { contentsListHtml } from './markdown/contentsList.ts';
import { fillDirectives } from './markdown/fillDirectives.ts';
import type { Flag } from './markdown/flagsOf.ts';
import { flagsOf } from './markdown/flagsOf.ts';
import { keepApplicable } from './markdown/keepApplicable.ts';
import { pageSections } from './markdown/pageSections.ts';
import { renderHtml } from './markdown/renderHtml.ts';
import { createReport } from '#tree/report.ts';
import { resolveApiNames } from './markdown/resolveApiNames.ts';
import { resolveLinks } from './markdown/resolveLinks.ts';
import type { InternalLink } from './markdown/resolveLinks.ts';
import { twinOf } from './markdown/twin.ts';
import type { Doc } from './parseDoc.ts';

/** Everything outside a guide that its rendering depends on. */
export interface RenderContext extends Pick<
  FeatureContext,
  'highlighter' | 'images' | 'lists' | 'docs'
> {
  edition: Edition;
  version: Version;
  site: SiteConfig;
  resolveApi: ApiResolver;
  /** `./writing-tests.md#x` or `/docs/x#y` → a URL of the same edition and version. */
  resolveLink: (target: string, fromFile: string) => { path: string; hash: string } | undefined;
  /** Candidates for a suggestion, in the form in which links are written. */
  linkCandidates: () => string[];
  /** Home pages render their title themselves; their twins have it like all others. */
  hidesTitle?: boolean;
}

/** A guide as one edition and version shows it. */
export interface RenderedDoc {
  title: string;
  description: string;
  html: string;
  headings: TocEntry[];
  /** The contents list: nested lists of links, or empty. */
  tocHtml: string;
  /** Every id in the article, aliases included. */
  anchors: string[];
  links: InternalLink[];
  markdown: string;
  sections: PageSection[];
  /** Command-line options that a guide mentions. */
  flags: Flag[];
}

/** Renders a guide for one edition and version; `path` is its URL. */
export function renderDoc(
  doc: Doc,
  context: RenderContext & { path: string },
): { page: RenderedDoc; problems: Problem[] } {
  const { file, frontMatter } = doc;
  const { edition, version, site, highlighter, images, lists, docs, resolveApi } = context;
  const { report, problems } = createReport(file);
  const { baseUrl } = site;
  const where = { edition: edition.id, version: version.name };

  const tree = keepApplicable(doc.treeFor?.(where, report) ?? doc.tree, where);
  const features = {
    ...{ file, report, baseUrl, edition, version, editions: site.editions },
    ...{ highlighter, images, lists, docs },
  };
  for (const feature of FEATURES) feature.resolve?.(tree, features);
  fillDirectives(tree, features);
  const links = resolveLinks(tree, { file, context, report });
  links.push(...resolveApiNames(tree, { where, baseUrl, resolveApi, report }));
  assignHeadingIds(tree, report);
  const titled: Root = { ...tree, children: [titleNode(frontMatter.title), ...tree.children] };
  const { html, headings, anchors } = renderHtml(context.hidesTitle ? tree : titled, features);
  const markdown = twinOf(titled, context);

  const { title, description, toc } = frontMatter;
  const tocHtml = contentsListHtml(headings, toc);
  const page = {
    ...{ title, description, html, headings, tocHtml, anchors, links, markdown },
    sections: pageSections(tree, title),
    // Options of the reference have separate entries.
    flags: doc.treeFor ? [] : flagsOf(tree),
  };
  return { page, problems };
}

function titleNode(title: string): Heading {
  return { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
}
