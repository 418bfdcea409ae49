/** What became of one release. */
export interface CheckedRelease {
  release: string;
  pages: string;
  /** `Node.js 61 classes, 1193 members; Python …`, as the build says it. */
  members: string;
  /** How many stop the build. */
  problems: string;
  /** How many the check of the reference has. */
  findings: string;
  /** Problems that wait, and names without words of ours. */
  worklist: string;
  seconds: number;
}

const LANGUAGES = ['Node.js', 'Python', 'Java', '.NET'];

/** A Markdown table with a row for each release. */
export function printChecks(checked: readonly CheckedRelease[]): string {
  const head = ['Release', 'Pages', ...LANGUAGES, 'Problems', 'Findings', 'Worklist', 'Seconds'];
  const rows = checked.map(({ release, pages, members, problems, findings, worklist, seconds }) => [
    ...[release, pages, ...LANGUAGES.map((language) => membersOf(members, language))],
    ...[problems, findings, worklist, String(seconds)],
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function membersOf(members: string, language: string): string {
  const own = members.split('; ').find((part) => part.startsWith(`${language} `));
  return /(\d+) members/.exec(own ?? '')?.[1] ?? '';
}
