import type { Finding } from '../sample.ts';
import type { Project } from './project.ts';
import type { Recording } from './recordProject.ts';

/**
 * Projects with findings in which something timed out, as may happen to a test with default timeouts on a busy
 * machine.
 */
export function lateProjects(
  projects: readonly Project[],
  recordings: readonly Recording[],
  findings: readonly Finding[],
): Project[] {
  return projects.filter(({ samples }) => {
    const isWrong = findings.some(({ sample }) => samples.includes(sample));
    const own = recordings.filter(({ step }) => samples.includes(step.sample));
    return isWrong && own.some(({ lines }) => lines.some((line) => /time(d )?out/i.test(line)));
  });
}
