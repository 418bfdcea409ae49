import { isDeepStrictEqual } from 'node:util';
import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import type { FeatureContext, FormContext } from '#features/feature.ts';
import { CHRONICLES, FEATURES, LEAVES } from '#features/render.ts';
import { withBase } from '#model/path.ts';
import type { PageLinks } from '#model/sampleLinks.ts';
import type { SiteConfig } from '#model/site.ts';
import { titlesOf } from './catalog.ts';
import { assignHeadingIds } from './markdown/assignHeadingIds.ts';
import { contentsListHtml } from './markdown/contentsList.ts';
import { flagsOf } from './markdown/flagsOf.ts';
import { keepApplicable } from './markdown/keepApplicable.ts';
import { pageSections } from './markdown/pageSections.ts';
import { renderHtml } from './markdown/renderHtml.ts';
import { createVersionMark } from './versionMark.ts';
import { createReport } from '#tree/report.ts';
import { SKIP, visit } from '#tree/visit.ts';
import { type ApiContext, resolveApiNames } from './markdown/resolveApiNames.ts';
import { linkSamples } from './markdown/linkSamples.ts';
import { type LinkContext, resolveLinks } from './markdown/resolveLinks.ts';
import { twinOf } from './markdown/twin.ts';
import type { Doc } from './parseDoc.ts';

/** Everything outside a guide that its rendering depends on. */
export interface RenderContext
  extends
    LinkContext,
    ApiContext,
    Pick<FeatureContext, 'highlighter' | 'images' | 'data' | 'docs'> {
  site: SiteConfig;
  /** What its samples link to. */
  pageLinks: PageLinks;
  /** The forms of another page, if it has the same subject. */
  share?: ShareForms | undefined;
  /** Home pages render heading and lead themselves; their twins have the same words. */
  isHome?: boolean;
}

type Forms = ReturnType<typeof makeForms>;
type ShareForms = (subject: object, make: () => Forms) => Forms;

/** Remembers the last page: in the other version, the next one is mostly the same. */
export function createShare(): ShareForms {
  let last: { subject: object; forms: Forms } | undefined;
  return (subject, make) => {
    if (!last || !isDeepStrictEqual(last.subject, subject)) last = { subject, forms: make() };
    return last.forms;
  };
}

/** A guide as one edition and version shows it. */
export type RenderedDoc = ReturnType<typeof renderDoc>['page'];

/** Renders a guide for one edition and version. */
export function renderDoc(doc: Doc, context: RenderContext) {
  const { file, frontMatter } = doc;
  const { edition, version, site, isHome = false } = context;
  const { editions, baseUrl } = site;
  const { report, problems } = createReport(file);
  const where = { edition: edition.id, version: version.name };

  const tree = keepApplicable(doc.treeFor?.(where, report) ?? doc.tree, where);
  const features = { ...context, file, report, baseUrl, editions };
  for (const feature of FEATURES) feature.resolve?.(tree, features);
  fillDirectives(tree, features);
  const links = resolveLinks(tree, context, report);
  links.push(...resolveApiNames(tree, context, report), ...linkSamples(tree, context, report));
  assignHeadingIds(tree, report);
  const { title } = titlesOf({ doc, edition });
  const opening = isHome
    ? [
        heading(`${site.title} for ${edition.label}: ${site.tagline}`),
        lead(frontMatter.description),
      ]
    : [heading(title)];
  const mark = createVersionMark(version, site);
  // Everything that the forms of the page are made from; in path and tree, without the version.
  const subject = {
    ...{ file, title, edition: edition.id, opening, isHome },
    path: mark.markUrl(withBase(baseUrl, context.path)),
    tree: mark.markTree(tree),
  };
  const make = () => makeForms(subject, { doc, site, features });
  const forms = context.share?.(subject, make) ?? make();
  const page = {
    ...forms,
    links,
    html: mark.settle(forms.html),
    markdown: mark.settle(forms.markdown),
    /** What its feed shows, in a guide that records what happened. */
    entries: forms.entries?.map((entry) => ({ ...entry, html: mark.settle(entry.html) })),
    tocHtml: contentsListHtml(forms.headings, frontMatter.toc),
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
  subject: { title: string; opening: RootContent[]; isHome: boolean; path: string; tree: Root },
  { doc, site, features }: { doc: Doc; site: SiteConfig; features: FormContext },
) {
  const { title, opening, isHome, path, tree } = subject;
  const titled: Root = { ...tree, children: [...opening, ...tree.children] };
  const { article, ...rendered } = renderHtml(isHome ? tree : titled, features);
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

function heading(value: string): Heading {
  return { type: 'heading', depth: 1, children: [{ type: 'text', value }] };
}

function lead(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
