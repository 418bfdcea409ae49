import type { PhrasingContent, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import { FEATURES } from '#features/render.ts';
import type { Problem } from '#model/problem.ts';
import { type FrontMatter, parseFrontMatter } from './frontMatter.ts';
import { checkClosed } from './markdown/checkClosed.ts';
import type { Where } from './markdown/keepApplicable.ts';
import { inlineReferences } from './markdown/inlineReferences.ts';
import { refuseHtml } from './markdown/refuseHtml.ts';
import { readConditions, type SiteWords } from './markdown/readConditions.ts';
import { readDirectives } from './markdown/readDirectives.ts';
import { readHeadingIds } from './markdown/assignHeadingIds.ts';
import type { SourceFile } from '#tree/checkYaml.ts';
import { createParser } from '#tree/createParser.ts';
import { createReport, type Report } from '#tree/report.ts';
import { splitFrontMatter } from './markdown/splitFrontMatter.ts';

export type { SourceFile } from '#tree/checkYaml.ts';

/** A guide, parsed once for all editions and versions. */
export interface Doc {
  file: string;
  /** The file name without `.md`. */
  id: string;
  /** Of the file; of a generated document, anything that changes with it. */
  text: string;
  frontMatter: FrontMatter;
  /** Without front matter; shared between renderings, so it must not be changed. */
  tree: Root;
  /** What is wrong in the text; absent if nobody has written it. */
  problems?: Problem[];
  /** `false` if `file` is only a name: the document is generated. */
  hasFile?: boolean | undefined;
  /** Makes the tree of one rendering, for documents that are not written but made. */
  treeFor?: (where: Where, report: Report) => Root;
}

/** Markdown in our format. */
export const parseMarkdown = createParser(remarkDirective);

/**
 * Parses everything in a guide that is the same in each edition and version: the front matter at once, the text, which
 * takes far longer, when the tree or the problems are needed.
 */
export function parseDoc({ path, text }: SourceFile, site: SiteWords) {
  const { report, problems } = createReport(path);
  const parts = splitFrontMatter(text, report);
  const frontMatter = parts && parseFrontMatter(parts.yaml, site, report);
  let tree: Root | undefined;
  const parsed = () => {
    tree ??= parseBody(parts?.body ?? '', site, report);
    return { tree, problems };
  };
  const doc: Doc | undefined = frontMatter && {
    ...{ file: path, id: idOfFile(path), text, frontMatter },
    get tree() {
      return parsed().tree;
    },
    get problems() {
      return parsed().problems;
    },
  };
  return {
    doc,
    get problems() {
      return parsed().problems;
    },
  };
}

/** `content/docs/intro.md` → `intro` */
export function idOfFile(path: string): string {
  return path.replace(/^.*\/|\.md$/g, '');
}

/** Parses Markdown in our format: everything below the front matter of a file. */
export function parseBody(body: string, site: SiteWords, report: Report): Root {
  const tree = parseMarkdown(body);
  checkClosed(tree, body, report);
  inlineReferences(tree);
  readDirectives(tree, body, report);
  readConditions(tree, site, report);
  readHeadingIds(tree, report);
  refuseHtml(tree, report);
  for (const feature of FEATURES) feature.read?.(tree, report);
  return tree;
}

/** Parses one paragraph of Markdown in our format, such as an explanation in a data file. */
export function parsePhrases(source: string, report: Report): PhrasingContent[] {
  const tree = parseMarkdown(source);
  readDirectives(tree, source, report);
  refuseHtml(tree, report);
  const [first, ...others] = tree.children;
  if (first?.type === 'paragraph' && others.length === 0) return first.children;
  report(first ?? 1, {
    what: `The text "${source.slice(0, 40)}…" is not one paragraph.`,
    fix: 'Write one paragraph of plain sentences; only code and links are allowed.',
  });
  return [];
}
