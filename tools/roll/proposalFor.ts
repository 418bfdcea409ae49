import { documentedRelease } from '#build/installedPackages.ts';
import type { Proposal } from './proposeRoll.ts';
import { runQuietly } from './runQuietly.ts';

/** The commands of a proposal, in a project. */
export function proposalFor(root: string): Proposal {
  return {
    documented: documentedRelease('stable'),
    run: async (command, ...args) => {
      const { ok, stdout, complaint } = await runQuietly(command, args, { cwd: root });
      if (ok) return stdout.toString();
      throw new Error(`"${[command, ...args].slice(0, 3).join(' ')}" failed.\n${complaint.trim()}`);
    },
    roll: async (release) => {
      const args = ['--import', 'tsx', 'tools/roll/cli.ts', 'stable', release];
      const { stdout, complaint } = await runQuietly(process.execPath, args, { cwd: root });
      return `${stdout.toString()}\n${complaint}`;
    },
  };
}
