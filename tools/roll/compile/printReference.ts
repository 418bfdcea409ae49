import type { ClassFacts, ReleaseFacts } from '#api-reference/facts.ts';

/** The text of a file in `data/api`: a member on each line, so that a roll can be reviewed. */
export function printClasses(classes: readonly ClassFacts[]): string {
  return `${printByMember(classes)}\n`;
}

/** Classes of facts with a member on each line. */
export function printByMember(classes: readonly { members: readonly object[] }[]): string {
  const printed = classes.map(({ members, ...owner }) => {
    const head = JSON.stringify(owner).slice(0, -1);
    const lines = members.map((member) => `\n${JSON.stringify(member)}`);
    return `${head},"members":[${lines.join(',')}\n]}`;
  });
  return `[\n${printed.join(',\n')}\n]`;
}

/** The text of the file about all languages of a version. */
export function printRelease(release: ReleaseFacts): string {
  const lines = Object.entries(release).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
