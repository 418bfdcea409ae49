import type { ApiFacts } from '../apiFacts.ts';
import type { Problem } from '#model/problem.ts';
import type { Accepted, Renamed } from './accepted.ts';
import { ACCEPTED, RENAMED } from './accepted.ts';
import type { Difference } from './findDifferences.ts';
import { findDifferences } from './findDifferences.ts';
import { matchesPath } from './matchesPath.ts';
import type { Declarations } from './readDeclarations.ts';

export const ACCEPTED_FILE = 'tools/roll/declarations/accepted.ts';

/** What may differ without being a problem. */
export interface Exceptions {
  accepted: readonly Accepted[];
  renamed: readonly Renamed[];
}

/** Problems for what only one of declarations and facts has, and for exceptions without a case. */
export function compareWithFacts(
  declarations: Declarations,
  facts: ApiFacts,
  { accepted, renamed }: Exceptions = { accepted: ACCEPTED, renamed: RENAMED },
): Problem[] {
  const differences = findDifferences(declarations, facts);
  const known = new Set<Difference>();
  const unused = [
    ...renamed.filter((entry) => !settle(known, renamedPairs(entry, differences))),
    ...accepted.filter((entry) => !settle(known, acceptedBy(entry, differences))),
  ];
  return [
    ...differences.filter((difference) => !known.has(difference)).map(toProblem),
    ...unused.map(({ path }) => unneeded(path)),
  ];
}

/** Whether there was anything to settle. */
function settle(known: Set<Difference>, differences: readonly Difference[]): boolean {
  for (const difference of differences) known.add(difference);
  return differences.length > 0;
}

function acceptedBy(entry: Accepted, differences: readonly Difference[]): Difference[] {
  return differences.filter(
    ({ path, missingFrom }) => missingFrom === entry.missingFrom && matchesPath(entry.path, path),
  );
}

/** A new name settles two differences: that of the old name and its own. */
function renamedPairs({ path, to }: Renamed, differences: readonly Difference[]): Difference[] {
  const fromFacts = acceptedBy({ path, missingFrom: 'declarations', why: '' }, differences);
  return fromFacts.flatMap((lost) => {
    const newPath = lost.path.replace(/[^.]+$/, to);
    const found = differences.find(
      (other) => other.missingFrom === 'facts' && other.path === newPath,
    );
    return found ? [lost, found] : [];
  });
}

function toProblem({ path, missingFrom, file, line, declaredAs }: Difference): Problem {
  const found = declaredAs ? `it is declared as a ${declaredAs}` : 'it is not declared';
  return {
    file,
    line,
    what:
      missingFrom === 'facts'
        ? `"${path}" is declared, but the facts in data/roll lack it.`
        : `The facts in data/roll have "${path}", but ${found}.`,
    fix: `Regenerate the facts of this version, or accept it with a reason in ${ACCEPTED_FILE}.`,
  };
}

function unneeded(path: string): Problem {
  return {
    file: ACCEPTED_FILE,
    line: 1,
    what: `The exception "${path}" has no case any more.`,
    fix: 'Remove its line.',
  };
}
