import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { EXAMPLE_RULES } from './exampleRules.ts';

const DATA = 'tools/stagehand/example.mjs';

/** Names, paths, prices and people in a text that the running example does not have. */
export function checkExample({ path, text }: { path: string; text: string }): Problem[] {
  return EXAMPLE_RULES.flatMap(({ complaint, pattern, names, isKnown }) =>
    [...text.matchAll(new RegExp(pattern, 'gid'))].flatMap(({ groups, indices, index }) => {
      const name = groups?.name ?? '';
      if (isKnown(name)) return [];
      const start = indices?.groups?.name?.[0] ?? index;
      const right = rightName(name, names);
      return {
        file: path,
        line: text.slice(0, start).split('\n').length,
        what: `${complaint} "${name}".`,
        fix:
          right === undefined
            ? `Use a name that ${DATA} has, or add this one there.`
            : `Did you mean "${right}"? Use a name that ${DATA} has, or add this one there.`,
      };
    }),
  );
}

/** What has one right name means that one, however far it is; `Pay` means `Pay now`. */
function rightName(name: string, names: readonly string[]): string | undefined {
  if (names.length === 1) return names[0];
  return names.find((each) => each.startsWith(`${name} `)) ?? nearest(name, names);
}
