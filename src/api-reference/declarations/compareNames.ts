import type { NameTree } from './factsOptions.ts';

/** A name that one side has and the other lacks. */
export interface NameDifference {
  /** `Page.goto.options.timeout`. */
  path: string;
  missingFrom: 'declarations' | 'facts';
}

/** Compares two lists of names and, where both have a name, what is inside it. */
export function compareNames(
  path: string,
  { declared, facts }: { declared: readonly NameTree[]; facts: readonly NameTree[] },
): NameDifference[] {
  const declaredNames = mergeTrees(declared);
  const factsNames = mergeTrees(facts);
  const names = new Set([...declaredNames.keys(), ...factsNames.keys()]);
  return [...names].flatMap((name): NameDifference[] => {
    const within = `${path}.${name}`;
    const inDeclarations = declaredNames.get(name);
    const inFacts = factsNames.get(name);
    if (!inDeclarations) return [{ path: within, missingFrom: 'declarations' }];
    if (!inFacts) return [{ path: within, missingFrom: 'facts' }];
    return compareNames(within, { declared: inDeclarations, facts: inFacts });
  });
}

/** A name that stands several times (in overloads) has the children of all. */
function mergeTrees(trees: readonly NameTree[]): Map<string, NameTree[]> {
  const merged = new Map<string, NameTree[]>();
  for (const { name, children } of trees)
    merged.set(name, [...(merged.get(name) ?? []), ...children]);
  return merged;
}
