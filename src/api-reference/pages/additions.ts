import type { Heading, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import { createReport } from '#tree/report.ts';
import { splitFrontMatter } from '#pipeline/markdown/splitFrontMatter.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import { parseBody } from '#pipeline/parseDoc.ts';
import type { ApiClass, ApiMember } from '#api-reference/apiFacts.ts';

/** What we write ourselves about a member. */
export interface Addition {
  /** For editions whose member the declarations do not describe. */
  prose: readonly RootContent[];
  samples: readonly RootContent[];
  /** A sentence on each argument and option, by its name. */
  options: ReadonlyMap<string, readonly PhrasingContent[]>;
}

/** What we write ourselves about a class. */
export interface Additions {
  /** What the class is, where the declarations do not say. */
  intro: readonly RootContent[];
  /** By the name in the heading. */
  members: ReadonlyMap<string, Addition>;
}

/** Words about options, by the name in the heading: `timeout`, `assertion timeout`. */
export type SharedWords = ReadonlyMap<string, readonly RootContent[]>;

/** The file with words about options that languages other than Node.js have in their own form. */
export const SHARED_FILE = 'options.md';

export function readSharedWords(
  file: SourceFile | undefined,
  site: SiteConfig,
): { words: SharedWords; problems: Problem[] } {
  const { report, problems } = createReport(file?.path ?? SHARED_FILE);
  const parts = file && splitFrontMatter(file.text.replaceAll('\r\n', '\n'), report);
  const found = parts ? sections(parseBody(parts.body, site, report)) : [];
  const words = new Map(found.map(({ heading, content }) => [toString(heading), content]));
  return { words, problems };
}

/** The heading of a member in `content/api`: `goto`, `event: popup`. */
export function additionKey({ kind, name }: ApiMember): string {
  return kind === 'event' ? `event: ${name}` : name;
}

/** Reads a file of `content/api`, whose name is that of the class. */
export function readAdditions(
  file: SourceFile,
  owners: readonly ApiClass[],
  site: SiteConfig,
): { additions: Additions; problems: Problem[] } {
  const { report, problems } = createReport(file.path);
  const found = new Map<string, Addition>();
  const parts = splitFrontMatter(file.text.replaceAll('\r\n', '\n'), report);
  if (!parts) return { additions: { intro: [], members: found }, problems };
  const members = owners.flatMap(({ members }) => members.map(additionKey));
  const tree = parseBody(parts.body, site, report);
  for (const { heading, content } of sections(tree)) {
    const key = toString(heading);
    if (!members.includes(key)) {
      report(heading, {
        what: `There is no member "${key}" in this class.`,
        fix: `${didYouMean(key, members)}Use the name in data/api; events are written "event: popup".`,
      });
    }
    found.set(key, readAddition(content));
  }
  const end = tree.children.findIndex(isMemberHeading);
  const intro = tree.children.slice(0, end === -1 ? undefined : end);
  return { additions: { intro, members: found }, problems };
}

/** Splits a section into its parts: prose, samples, and a list that begins with names. */
function readAddition(content: readonly RootContent[]): Addition {
  const lists = content.filter((node) => node.type === 'list');
  const items = lists.flatMap(({ children }) => children.flatMap(optionSentence));
  return {
    prose: content.filter(({ type }) => type !== 'samples' && type !== 'list'),
    samples: content.filter(({ type }) => type === 'samples'),
    options: new Map(items),
  };
}

/** `- \`name\`: a sentence`. */
function optionSentence({ children }: ListItem): [string, PhrasingContent[]][] {
  const [first] = children;
  if (first?.type !== 'paragraph') return [];
  const [name, colon, ...rest] = first.children;
  if (name?.type !== 'inlineCode' || colon?.type !== 'text') return [];
  const text = { ...colon, value: colon.value.replace(/^:\s*/, '') };
  return [[name.value, [text, ...rest]]];
}

function isMemberHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

function sections(tree: Root): { heading: Heading; content: RootContent[] }[] {
  const found: { heading: Heading; content: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (isMemberHeading(node)) found.push({ heading: node, content: [] });
    else found.at(-1)?.content.push(node);
  }
  return found;
}
