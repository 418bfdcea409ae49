/** What became of one release. */
export interface CheckedRelease {
  release: string;
  pages: string;
  /** `Node.js 61 classes, 1193 members; Python …`, as the build says it. */
  members: string;
  /** What the roll has printed; the first counts are those of stable. */
  report: string;
  /** How many stop the roll or the build. */
  problems: string;
  /** Problems that wait, and names without words of ours. */
  worklist: string;
  seconds: number;
}

const LANGUAGES = ['Node.js', 'Python', 'Java', '.NET'];

/** A Markdown table with a row for each release. */
export function printChecks(checked: readonly CheckedRelease[]): string {
  const head = ['Release', 'Pages', ...LANGUAGES, 'Problems', 'Worklist', 'Seconds'];
  const rows = checked.map((one) => [
    ...[one.release, one.pages, ...LANGUAGES.map((language) => membersOf(one, language))],
    ...[one.problems, one.worklist, String(one.seconds)],
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** `653 (+122 −8)`: members of a language, and what it has gained and lost, options included. */
function membersOf({ members, report }: CheckedRelease, language: string): string {
  const own = members.split('; ').find((part) => part.startsWith(`${language} `));
  const count = /(\d+) members/.exec(own ?? '')?.[1];
  if (count === undefined) return '';
  const line = report.split('\n').find((text) => text.startsWith(`${language}: `)) ?? '';
  const [, added = '0', removed = '0'] = /(\d+) added, (\d+) removed/.exec(line) ?? [];
  return `${count} (+${added} −${removed})`;
}
