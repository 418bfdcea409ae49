import { isNewer, minorOf } from './releases.ts';
import { documentedRelease } from '#build/read/installedPackages.ts';
import { runQuietly } from '../runQuietly.ts';

/** What a proposal needs of the outside. */
interface Proposal {
  /** The release that the site documents as stable. */
  documented: string;
  /** Runs a command in the project and gives what it prints; rejects if it fails. */
  run: (command: string, ...args: string[]) => Promise<string>;
  /** Rolls stable to a release and gives the report; a build that stays broken is part of it. */
  roll: (release: string) => Promise<string>;
}

/** Looks for a newer release, rolls to it in a branch and opens a pull request; gives what was done, in a sentence. */
export async function proposeRoll({ documented, run, roll }: Proposal): Promise<string> {
  const latest = (await run('npm', 'view', 'playwright', 'dist-tags.latest')).trim();
  if (!isNewerRelease(latest, documented))
    return `playwright ${documented} is documented, and ${latest} is the newest release.`;
  const branch = `roll-${latest}`;
  const existing = await run('git', 'ls-remote', '--heads', 'origin', branch);
  if (existing.trim() !== '')
    return `The branch ${branch} exists: ${latest} has been proposed already.`;
  const report = await roll(latest);
  const title = `feat: move stable to playwright ${latest}`;
  await run('git', 'switch', '--create', branch);
  await run('git', 'add', '--all');
  await run('git', 'commit', '--message', title);
  await run('git', 'push', '--set-upstream', 'origin', branch);
  await run('gh', 'pr', 'create', '--title', title, '--body', pullRequestText(report));
  return `playwright ${latest} is proposed in the branch ${branch}.`;
}

export function isNewerRelease(release: string, documented: string): boolean {
  const [own, other] = [minorOf(release), minorOf(documented)];
  if (own !== other) return isNewer(own, other);
  const patch = (text: string) => Number(text.split('.')[2] ?? 0);
  return patch(release) > patch(documented);
}

/** GitHub accepts no longer texts. */
const LIMIT = 60_000;

function pullRequestText(report: string): string {
  const shown = report.length > LIMIT ? `${report.slice(0, LIMIT)}\n…` : report;
  const next = '"A new release is out" in CONTRIBUTING.md says what to do next.';
  return `\`\`\`text\n${shown.trim()}\n\`\`\`\n\n${next}\n`;
}

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
