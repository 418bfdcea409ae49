import type { EnumFacts, Printed } from '#api-reference/facts.ts';

/** More values than this are folded: roles are over eighty. */
export const MOST_SHOWN = 10;

const FIRST_SHOWN = 3;

/** `"a" | "b"` of Node.js, `"a", "b"` of Python. */
const LONG_UNION = new RegExp(`"[^"]*"(?:(?: \\| |, )"[^"]*"){${MOST_SHOWN},}`, 'g');

/** A type in which long unions end after a few values; {@link longLists} has the others. */
export function shortened(printed: Printed): Printed {
  return printed.replace(LONG_UNION, (union) => {
    const values = valuesOf(union);
    const between = union.includes(' | ') ? ' | ' : ', ';
    const more = `… ${values.length - FIRST_SHOWN} more`;
    return [...values.slice(0, FIRST_SHOWN), more].join(between);
  });
}

/** The values of a type that are too many to be shown with it. */
export function longLists(type: Printed = '', enums: readonly EnumFacts[] = []) {
  const constants = enums.map(({ name, constants: values = [] }) => ({
    title: `${values.length} constants of ${name}`,
    values,
  }));
  const unions = [...type.matchAll(LONG_UNION)].map(([union]) => {
    const values = valuesOf(union);
    return { title: `All ${values.length} values`, values };
  });
  return [...constants, ...unions].filter(({ values }) => values.length > MOST_SHOWN);
}

function valuesOf(union: string): string[] {
  return union.match(/"[^"]*"/g) ?? [];
}
