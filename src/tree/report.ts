import type { Node } from 'mdast';
import type { Problem } from '#model/problem.ts';

/** Reports a problem at a node of the tree or at a line of its file. */
export type Report = (at: Pick<Node, 'position'> | number, problem: Complaint) => void;

type Complaint = Pick<Problem, 'what' | 'fix'>;

/** A {@link Report} for one file, and the list that it fills. */
export function createReport(file: string): { report: Report; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (at, complaint) => {
    const line = typeof at === 'number' ? at : (at.position?.start.line ?? 1);
    problems.push({ file, line, ...complaint });
  };
  return { report, problems };
}
