import type { Heading, RootContent, InlineCode, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Report } from '#tree/report.ts';
import { createReport } from '#tree/report.ts';
import { splitFrontMatter } from '#pipeline/markdown/splitFrontMatter.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import { parseBody } from '#pipeline/parseDoc.ts';
import { memberKey, membersByKey, parameterPaths } from '#api-reference/apiVersion.ts';
import type { ClassFacts, MemberFacts } from '#api-reference/facts.ts';
import type { Part } from './additions.ts';
import { partsOf } from './additions.ts';

/** The file with texts that several members share. */
export const FAMILIES_FILE = 'options.md';

/** Texts by member and option: `Page.goto.timeout`, `LocatorAssertions.*.timeout`. */
export type FamilyWords = ReadonlyMap<string, readonly RootContent[]>;

/** What the family of a member says of an argument, option or field. */
export function familyWords(
  words: FamilyWords,
  { name }: ClassFacts,
  member: MemberFacts,
  path: string,
): readonly RootContent[] | undefined {
  return (
    words.get(`${name}.${memberKey(member)}.${path}`) ?? words.get(`${name}.${OTHERS}.${path}`)
  );
}

/**
 * Reads families: `## Navigation`, a table of the members that belong to it, and the texts that these share,
 * each below the name of the option: `### timeout`.
 */
export function readFamilies(
  file: SourceFile | undefined,
  classes: readonly ClassFacts[],
  site: SiteConfig,
): { words: FamilyWords; problems: Problem[] } {
  const { report, problems } = createReport(file?.path ?? FAMILIES_FILE);
  const words = new Map<string, readonly RootContent[]>();
  const parts = file && splitFrontMatter(file.text.replaceAll('\r\n', '\n'), report);
  const families = parts ? partsOf(parseBody(parts.body, site, report).children, 2) : [];
  for (const family of families) {
    const members = membersOf(family, classes, report);
    const options = partsOf(family.content, 3);
    for (const option of options) addWords(words, option, members, report);
    for (const member of members) checkMember(member, options, report);
  }
  return { words, problems };
}

function membersOf(
  { heading, content: [table] }: Part,
  classes: readonly ClassFacts[],
  report: Report,
): FamilyMember[] {
  if (table?.type === 'table') return readFamilyTable(table, classes, report);
  report(heading, {
    what: `The family "${toString(heading)}" has no table of its members.`,
    fix: 'Write a table with the columns "Class" and "Members" below the heading.',
  });
  return [];
}

function addWords(
  words: Map<string, readonly RootContent[]>,
  { heading, content }: Part,
  members: readonly FamilyMember[],
  report: Report,
): void {
  const option = toString(heading);
  const having = members.filter(({ paths }) => paths.has(option));
  if (members.length > 0 && having.length === 0) {
    const known = members.flatMap(({ paths }) => [...paths]);
    report(heading, {
      what: `No member of this family has "${option}".`,
      fix: `${didYouMean(option, known)}Use a name in data/api; a field is written "proxy.server".`,
    });
  }
  for (const { at, name } of having) {
    const key = `${name}.${option}`;
    if (words.has(key)) {
      report(at, {
        what: `Two families describe "${option}" of ${name}.`,
        fix: 'Leave the member in one of them.',
      });
    }
    words.set(key, content);
  }
}

function checkMember({ at, name, paths }: FamilyMember, options: readonly Part[], report: Report) {
  const names = options.map(({ heading }: { heading: Heading }) => toString(heading));
  if (names.some((option) => paths.has(option))) return;
  report(at, {
    what: `${name} has nothing that this family describes.`,
    fix: 'Take it out of the table, or add what it has.',
  });
}

/** Stands for all members of a class that no family names. */
const OTHERS = '*';

/** A member as the table of a family names it. */
interface FamilyMember {
  at: InlineCode;
  /** `Page.goto`, `LocatorAssertions.*` */
  name: string;
  /** Its arguments, options and fields, in any version. */
  paths: ReadonlySet<string>;
}

/** Reads the table of a family: a class in the first column, its members in the second. */
function readFamilyTable(
  { children: [, ...rows] }: Table,
  classes: readonly ClassFacts[],
  report: Report,
): FamilyMember[] {
  return rows.flatMap(({ children: [first, second] }) => {
    const [owner] = namesIn(first);
    return owner ? readRow(owner, namesIn(second), classes, report) : [];
  });
}

function namesIn(cell: TableCell | undefined): InlineCode[] {
  return cell?.children.filter((node) => node.type === 'inlineCode') ?? [];
}

function readRow(
  owner: InlineCode,
  names: readonly InlineCode[],
  classes: readonly ClassFacts[],
  report: Report,
): FamilyMember[] {
  const className = owner.value;
  const known = classes.map(({ name }) => name);
  const members = membersByKey(classes.filter(({ name }) => name === className));
  if (!known.includes(className)) {
    report(owner, {
      what: `There is no class "${className}".`,
      fix: `${didYouMean(className, known)}Use a name in data/api.`,
    });
    return [];
  }
  return names.flatMap((at): FamilyMember[] => {
    const named = at.value === OTHERS ? [...members.values()].flat() : members.get(at.value);
    if (named) return [{ at, name: `${className}.${at.value}`, paths: parameterPaths(named) }];
    report(at, {
      what: `The class ${className} has no member "${at.value}".`,
      fix: `${didYouMean(at.value, [...members.keys()])}Use a name in data/api, or "*" for all others.`,
    });
    return [];
  });
}
