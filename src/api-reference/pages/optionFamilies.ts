import type { InlineCode, RootContent, TableCell } from 'mdast';
import { membersByKey, parameterPaths } from '#api-reference/apiVersion.ts';
import type { ClassFacts } from '#api-reference/facts.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import { createReport, type Report } from '#tree/report.ts';
import { type Part, partsOf, readBlocks } from './additions.ts';

/** The file with texts that several members share. */
export const FAMILIES_FILE = 'options.md';

/** Texts by member and option: `Page.goto.timeout`, `LocatorAssertions.*.timeout`. */
export type FamilyWords = ReadonlyMap<string, readonly RootContent[]>;

/** Stands for all members of a class that no family names. */
const OTHERS = '*';

/** What the family of a member, `Page.goto`, says of an argument, option or field. */
export function familyWords(
  words: FamilyWords,
  member: string,
  path: string,
): readonly RootContent[] | undefined {
  const others = member.replace(/\..*/, `.${OTHERS}`);
  return words.get(`${member}.${path}`) ?? words.get(`${others}.${path}`);
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
  for (const family of partsOf(file ? readBlocks(file, site, report) : [], 2)) {
    const members = membersOf(family, classes, report);
    const options = partsOf(family.content, 3);
    for (const option of options) addWords(words, option, members, report);
    for (const { at, name, paths } of members) {
      if (options.some(({ title }) => paths.has(title))) continue;
      report(at, {
        what: `${name} has nothing that this family describes.`,
        fix: 'Take it out of the table, or add what it has.',
      });
    }
  }
  return { words, problems };
}

function addWords(
  words: Map<string, readonly RootContent[]>,
  { title, heading, content }: Part,
  members: readonly FamilyMember[],
  report: Report,
): void {
  const having = members.filter(({ paths }) => paths.has(title));
  if (members.length > 0 && having.length === 0) {
    const known = members.flatMap(({ paths }) => [...paths]);
    report(heading, {
      what: `No member of this family has "${title}".`,
      fix: `${didYouMean(title, known)}Use a name in data/api; a field is written "proxy.server".`,
    });
  }
  for (const { at, name } of having) {
    const key = `${name}.${title}`;
    if (words.has(key)) {
      report(at, {
        what: `Two families describe "${title}" of ${name}.`,
        fix: 'Leave the member in one of them.',
      });
    }
    words.set(key, content);
  }
}

/** A member as the table of a family names it. */
interface FamilyMember {
  at: InlineCode;
  /** `Page.goto`, `LocatorAssertions.*` */
  name: string;
  /** Its arguments, options and fields, in any version. */
  paths: ReadonlySet<string>;
}

/** Reads the table of a family: a class in the first column, its members in the second. */
function membersOf(
  { title, heading, content: [table] }: Part,
  classes: readonly ClassFacts[],
  report: Report,
): FamilyMember[] {
  if (table?.type !== 'table') {
    report(heading, {
      what: `The family "${title}" has no table of its members.`,
      fix: 'Write a table with the columns "Class" and "Members" below the heading.',
    });
    return [];
  }
  return table.children.slice(1).flatMap(({ children: [first, second] }) => {
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
  const forms = classes.filter(({ name }) => name === className);
  if (forms.length === 0) {
    const known = classes.map(({ name }) => name);
    report(owner, {
      what: `There is no class "${className}".`,
      fix: `${didYouMean(className, known)}Use a name in data/api.`,
    });
    return [];
  }
  const members = membersByKey(forms);
  return names.flatMap((at): FamilyMember[] => {
    const named = at.value === OTHERS ? [...members.values()].flat() : members.get(at.value);
    if (named) return [{ at, name: `${className}.${at.value}`, paths: parameterPaths(named) }];
    report(at, {
      what: `The class ${className} has no member "${at.value}".`,
      fix: `${didYouMean(at.value, members.keys())}Use a name in data/api, or "*" for all others.`,
    });
    return [];
  });
}
