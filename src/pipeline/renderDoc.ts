import type { Heading, Root } from 'mdast';
import type { FeatureContext, FeedEntry, FormContext } from '#features/feature.ts';
import { CHRONICLES, FEATURES, LEAVES } from '#features/render.ts';
import type { ApiResolver } from '#model/apiResolver.ts';
import type { Edition, EditionId } from '#model/edition.ts';
import type { TocEntry } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import type { PageSection } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { assignHeadingIds } from './markdown/assignHeadingIds.ts';
import { contentsListHtml } from './markdown/contentsList.ts';
import type { Flag } from './markdown/flagsOf.ts';
import { flagsOf } from './markdown/flagsOf.ts';
import { keepApplicable } from './markdown/keepApplicable.ts';
import { pageSections } from './markdown/pageSections.ts';
import { renderHtml } from './markdown/renderHtml.ts';
import { isSame, createVersionMark } from './versionMark.ts';
import { createReport } from '#tree/report.ts';
import { SKIP, visit } from '#tree/visit.ts';
import { resolveApiNames } from './markdown/resolveApiNames.ts';
import { resolveLinks } from './markdown/resolveLinks.ts';
import type { InternalLink } from './markdown/resolveLinks.ts';
import { twinOf } from './markdown/twin.ts';
import type { PageTexts } from './cacheStore.ts';
import type { Doc } from './parseDoc.ts';

/** Everything outside a guide that its rendering depends on. */
export interface RenderContext extends Pick<
  FeatureContext,
  'highlighter' | 'images' | 'data' | 'docs'
> {
  edition: Edition;
  version: Version;
  site: SiteConfig;
  resolveApi: ApiResolver;
  /** `./writing-tests.md#x` or `/docs/x#y` → a URL of the same edition and version. */
  resolveLink: (target: string, fromFile: string) => { path: string; hash: string } | undefined;
  /** Candidates for a suggestion, in the form in which links are written. */
  linkCandidates: () => string[];
  /** The forms of another page, if it has the same subject. */
  share?: ShareForms | undefined;
  /** Home pages render their title themselves; their twins have it like all others. */
  hidesTitle?: boolean;
}

/** Everything that the forms of a page are made from. */
interface Subject {
  file: string;
  edition: EditionId;
  /** Without the version, as in the tree. */
  path: string;
  title: string;
  hidesTitle: boolean;
  tree: Root;
}

type Forms = Pick<
  RenderedDoc,
  'html' | 'headings' | 'anchors' | 'markdown' | 'sections' | 'flags' | 'entries'
>;

type ShareForms = (subject: Subject, make: () => Forms) => Forms;

/** Remembers the last page: in the other version, the next one is mostly the same. */
export function createShare(): ShareForms {
  let last: { subject: Subject; forms: Forms } | undefined;
  return (subject, make) => {
    if (!last || !isSame(last.subject, subject)) last = { subject, forms: make() };
    return last.forms;
  };
}

/** A guide as one edition and version shows it. */
export interface RenderedDoc extends PageTexts {
  title: string;
  description: string;
  headings: TocEntry[];
  /** Every id in the article, aliases included. */
  anchors: string[];
  links: InternalLink[];
  sections: PageSection[];
  /** Command-line options that a guide mentions. */
  flags: Flag[];
  /** What its feed shows, in a guide that records what happened. */
  entries?: FeedEntry[] | undefined;
}

/** Renders a guide for one edition and version; `path` is its URL. */
export function renderDoc(
  doc: Doc,
  context: RenderContext & { path: string },
): { page: RenderedDoc; problems: Problem[] } {
  const { file, frontMatter } = doc;
  const { edition, version, site, highlighter, images, data, docs, resolveApi } = context;
  const { report, problems } = createReport(file);
  const { baseUrl } = site;
  const where = { edition: edition.id, version: version.name };

  const tree = keepApplicable(doc.treeFor?.(where, report) ?? doc.tree, where);
  const features = {
    ...{ file, report, baseUrl, edition, version, editions: site.editions },
    ...{ highlighter, images, data, docs },
  };
  for (const feature of FEATURES) feature.resolve?.(tree, features);
  fillDirectives(tree, features);
  const links = resolveLinks(tree, { file, context, report });
  links.push(...resolveApiNames(tree, { where, baseUrl, resolveApi, report }));
  assignHeadingIds(tree, report);
  const { title, description, toc } = frontMatter;
  const mark = createVersionMark(version, site);
  const subject: Subject = {
    ...{ file, title, edition: edition.id, hidesTitle: context.hidesTitle ?? false },
    path: mark.markUrl(withBase(baseUrl, context.path)),
    tree: mark.markTree(tree),
  };
  const make = () => makeForms(subject, { doc, site, features });
  const { html, markdown, ...forms } = context.share?.(subject, make) ?? make();

  const page = {
    ...{ title, description, links, ...forms },
    html: mark.settle(html),
    markdown: mark.settle(markdown),
    entries: forms.entries?.map((entry) => ({ ...entry, html: mark.settle(entry.html) })),
    tocHtml: contentsListHtml(forms.headings, toc),
  };
  return { page, problems };
}

/** Replaces directives such as `::videos` with the content of their features. */
function fillDirectives(tree: Root, context: FeatureContext): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const content = LEAVES[node.name]?.fill(node, context) ?? [];
    parent.children.splice(index, 1, ...content);
    return [SKIP, index + content.length];
  });
}

function makeForms(
  { title, hidesTitle, path, tree }: Subject,
  { doc, site, features }: { doc: Doc; site: SiteConfig; features: FormContext },
): Forms {
  const titled: Root = { ...tree, children: [titleNode(title), ...tree.children] };
  const { article, ...rendered } = renderHtml(hidesTitle ? tree : titled, features);
  const chronicle = CHRONICLES.find(({ id }) => id === doc.id);
  return {
    ...rendered,
    markdown: twinOf(titled, { site, path }),
    sections: pageSections(tree, title),
    // Options of the reference have separate entries, and what says when an option came does not say what it is for.
    flags: doc.treeFor || chronicle ? [] : flagsOf(tree),
    entries: chronicle?.entries(article),
  };
}

function titleNode(title: string): Heading {
  return { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
}
