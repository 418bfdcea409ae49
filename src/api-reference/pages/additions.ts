import type { Heading, ListItem, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { membersByKey, parameterPaths } from '#api-reference/apiVersion.ts';
import type { ClassFacts, MemberFacts } from '#api-reference/facts.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import { splitFrontMatter } from '#pipeline/markdown/splitFrontMatter.ts';
import { parseBody, type SourceFile } from '#pipeline/parseDoc.ts';
import { createReport, type Report } from '#tree/report.ts';
import { splitLabel } from '#tree/splitLabel.ts';

/** What we write ourselves about a member. */
export interface Addition {
  heading: Heading;
  /** Prose and samples, in order; where there is prose for an edition, it replaces the comment. */
  content: readonly RootContent[];
  /** Why it is deprecated, where the declarations do not say: what is in `:::warning[Deprecated]`. */
  deprecated: readonly RootContent[];
  /** What arguments, options and fields are, by name: `url`, `proxy.server`. */
  options: ReadonlyMap<string, readonly RootContent[]>;
}

/** What we write ourselves about a class. */
export interface Additions {
  /** What the class is, where the declarations do not say. */
  intro: readonly RootContent[];
  /** By the name in the heading. */
  members: ReadonlyMap<string, Addition>;
}

/** Reads a file of `content/api`, whose name is that of the class; `forms` are those of all versions and languages. */
export function readAdditions(
  file: SourceFile,
  forms: readonly ClassFacts[],
  site: SiteConfig,
): { additions: Additions; problems: Problem[] } {
  const { report, problems } = createReport(file.path);
  const known = membersByKey(forms);
  const children = readBlocks(file, site, report);
  const members = new Map<string, Addition>();
  for (const part of partsOf(children, 2)) {
    const { title, heading } = part;
    const addition = readAddition(part);
    members.set(title, addition);
    const described = known.get(title);
    if (described) checkOptions(addition, described, report);
    else
      report(heading, {
        what: `There is no member "${title}" in this class.`,
        fix: `${didYouMean(title, known.keys())}Use the name in data/api; events are written "event: popup".`,
      });
  }
  const end = children.findIndex((node) => isHeading(node, 2));
  const intro = children.slice(0, end === -1 ? undefined : end);
  return { additions: { intro, members }, problems };
}

/** The text of a file of `content/api`; none if it has no front matter. */
export function readBlocks(file: SourceFile, site: SiteConfig, report: Report): RootContent[] {
  const parts = splitFrontMatter(file.text, report);
  return parts ? parseBody(parts.body, site, report).children : [];
}

function checkOptions({ options, heading }: Addition, members: MemberFacts[], report: Report) {
  const known = parameterPaths(members);
  for (const [name, [first]] of options) {
    if (known.has(name)) continue;
    report(first ?? heading, {
      what: `"${toString(heading)}" has no argument, option or field "${name}".`,
      fix: `${didYouMean(name, known)}Use the name in data/api; a field is written "proxy.server".`,
    });
  }
}

/** Splits a section into its parts: prose with samples, and a list that begins with names. */
function readAddition({ heading, content }: Part): Addition {
  const lists = content.filter((node) => node.type === 'list');
  const items = lists.flatMap(({ children }) => children.flatMap(optionWords));
  const boxes = content.filter(isDeprecation);
  return {
    heading,
    content: content.filter((node) => node.type !== 'list' && !isDeprecation(node)),
    deprecated: boxes.flatMap((box) => splitLabel(box).body),
    options: new Map(items),
  };
}

/** `- \`name\`: a sentence`, with more below it where there is more to say. */
function optionWords({ children }: ListItem): [string, RootContent[]][] {
  const [first, ...more] = children;
  if (first?.type !== 'paragraph') return [];
  const [name, colon, ...rest] = first.children;
  if (name?.type !== 'inlineCode' || colon?.type !== 'text') return [];
  const text = { ...colon, value: colon.value.replace(/^:\s*/, '') };
  const sentence = { ...first, children: [text, ...rest] };
  return [[name.value, toString(sentence) === '' ? more : [sentence, ...more]]];
}

function isDeprecation(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && toString(splitLabel(node).label) === 'Deprecated';
}

function isHeading(node: RootContent, depth: number): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

/** A heading with what stands below it. */
export interface Part {
  title: string;
  heading: Heading;
  content: RootContent[];
}

/** Cuts content at the headings of one level; what stands before the first is not in them. */
export function partsOf(content: readonly RootContent[], depth: number): Part[] {
  const found: Part[] = [];
  for (const node of content) {
    if (isHeading(node, depth)) found.push({ title: toString(node), heading: node, content: [] });
    else found.at(-1)?.content.push(node);
  }
  return found;
}
