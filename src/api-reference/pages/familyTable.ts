import type { InlineCode, Table, TableCell } from 'mdast';
import { didYouMean } from '#model/nearest.ts';
import type { Report } from '#tree/report.ts';
import { membersByKey, parameterPaths } from '#api-reference/apiVersion.ts';
import type { ClassFacts } from '#api-reference/facts.ts';

/** Stands for all members of a class that no family names. */
export const OTHERS = '*';

/** A member as the table of a family names it. */
export interface FamilyMember {
  at: InlineCode;
  /** `Page.goto`, `LocatorAssertions.*` */
  name: string;
  /** Its arguments, options and fields, in any version. */
  paths: ReadonlySet<string>;
}

/** Reads the table of a family: a class in the first column, its members in the second. */
export function readFamilyTable(
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
