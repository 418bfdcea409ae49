import type { ExpectedMember } from '../expected/expected.ts';
import type { Finding } from '../finding.ts';
import type { ItemPair, PagePair } from '../pairs.ts';
import { describedTypeDifference } from '../types/describedType.ts';
import { javaTypeDifference } from '../types/javaType.ts';
import { pythonTypeDifference } from '../types/pythonType.ts';

/** Types of arguments, options and fields as the package has them, of Node.js as the description has. */
export function* checkTypes(page: PagePair): Generator<Finding> {
  for (const { expected, rendered, items } of page.members) {
    for (const item of items) {
      const detail = item.rendered && difference(item, expected, page);
      if (detail !== undefined) yield { kind: 'type', place: item.expected.place, detail };
    }
    const shown = rendered?.result?.type;
    const detail =
      page.language === 'js' && shown !== undefined && expected.type !== undefined
        ? describedTypeDifference(expected.type, shown)
        : undefined;
    if (detail !== undefined) yield { kind: 'type', place: `${expected.place}:`, detail };
  }
}

function difference(item: ItemPair, member: ExpectedMember, page: PagePair): string | undefined {
  const { expected: owner, truth } = page;
  const shown = item.rendered?.type ?? '';
  switch (page.language) {
    case 'js':
      return describedTypeDifference(item.expected.type ?? '', shown);
    case 'python':
      return pythonTypeDifference(item, truth.python.members[`${owner.name}.${member.name}`] ?? '');
    case 'java':
      return javaTypeDifference(item, `${owner.name}.${member.name}`, truth.java);
    // Its package is not read; signatures are compared by rule.
    case 'csharp':
      return undefined;
  }
}
