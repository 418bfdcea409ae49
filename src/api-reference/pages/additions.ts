import type { Heading, ListItem, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import { splitLabel } from '#tree/splitLabel.ts';
import type { Report } from '#tree/report.ts';
import { createReport } from '#tree/report.ts';
import { splitFrontMatter } from '#pipeline/markdown/splitFrontMatter.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import { parseBody } from '#pipeline/parseDoc.ts';
import { membersByKey, parameterPaths } from '#api-reference/apiVersion.ts';
import type { ClassFacts, MemberFacts } from '#api-reference/facts.ts';

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
  const found = new Map<string, Addition>();
  const parts = splitFrontMatter(file.text, report);
  if (!parts) return { additions: { intro: [], members: found }, problems };
  const members = membersByKey(forms);
  const { children } = parseBody(parts.body, site, report);
  for (const part of partsOf(children, 2)) {
    const key = toString(part.heading);
    const addition = readAddition(part);
    found.set(key, addition);
    const described = members.get(key);
    if (described) checkOptions(addition, described, report);
    else
      report(part.heading, {
        what: `There is no member "${key}" in this class.`,
        fix: `${didYouMean(key, [...members.keys()])}Use the name in data/api; events are written "event: popup".`,
      });
  }
  const end = children.findIndex((node) => isHeading(node, 2));
  const intro = children.slice(0, end === -1 ? undefined : end);
  return { additions: { intro, members: found }, problems };
}

function checkOptions({ options, heading }: Addition, members: MemberFacts[], report: Report) {
  const known = parameterPaths(members);
  for (const [name, [first]] of options) {
    if (known.has(name)) continue;
    report(first ?? heading, {
      what: `"${toString(heading)}" has no argument, option or field "${name}".`,
      fix: `${didYouMean(name, [...known])}Use the name in data/api; a field is written "proxy.server".`,
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
  heading: Heading;
  content: RootContent[];
}

/** Cuts content at the headings of one level; what stands before the first is not in them. */
export function partsOf(content: readonly RootContent[], depth: number): Part[] {
  const found: Part[] = [];
  for (const node of content) {
    if (isHeading(node, depth)) found.push({ heading: node, content: [] });
    else found.at(-1)?.content.push(node);
  }
  return found;
}
