import { readdirSync, readFileSync } from 'node:fs';
import { hostileText } from './hostile.ts';
import type { Random } from './random.ts';

const FOLDER = 'content/docs';

/** The blocks of all guides: between them they use everything that content can ask for. */
const BLOCKS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8').split(/\n(?=\n## |\n:::|\n```|\n\|)/),
  )
  .filter((block) => !block.startsWith('---') && block.length < 3000);

const FIELDS = [
  'title',
  'description',
  'editions',
  'versions',
  'slug',
  'keywords',
  'toc',
  'nearest',
];
const VALUES = [
  '[',
  '{a: b',
  '"',
  '[python, 1]',
  '&a [*a]',
  '!!js x',
  'true',
  '{next: x}',
  'h2-h9',
  '|',
];

type Damage = (text: string, random: Random) => string;

/** What happens to files: by editors, by merges, by encodings, by machines. */
const DAMAGES: Damage[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => insert(text, hostileText(random), random),
  (text, random) => Buffer.from(text, 'latin1').toString('utf8', random.below(text.length)),
  (text, random) =>
    insert(text, random.pick(['\u0000', '\u001b[0m', '\r', '\ufffd', '\u2028']), random),
  (text, random) => insert(text, 'word '.repeat(random.below(4000)), random),
  (text, random) => insert(text, nestedDirectives(2 + random.below(30)), random),
  (text, random) => insert(text, `\n${'> '.repeat(random.below(60))}- x\n`, random),
  (text, random) =>
    insert(text, '[a](./intro.md#b)\n'.repeat(random.below(random.oneIn(20) ? 2000 : 40)), random),
  (text, random) => swapLines(text, random),
  (text, random) => text.replace(/\n(:{3,}|`{3,})\n/, () => (random.oneIn(2) ? '\n' : '\n$1$1\n')),
  (text, random) => withoutLine(text, random),
  (text, random) => text.replace(/[{[(|`:"]/, () => random.pick(['', '{', ']', '::', '"', '|'])),
];

/** A file of some real blocks, with a front matter that is right or wrong, damaged once or more. */
export function brokenGuide(random: Random): string {
  const blocks = Array.from({ length: 1 + random.below(4) }, () => random.pick(BLOCKS));
  let text = `---\n${frontMatter(random)}---\n\n${blocks.join('\n\n')}\n`;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    text = random.pick(DAMAGES)(text, random);
  }
  return text;
}

function frontMatter(random: Random): string {
  const right = 'title: Seats\ndescription: All about seats.\n';
  if (!random.oneIn(4)) return right;
  const value = random.oneIn(2) ? hostileText(random) : random.pick(VALUES);
  const wrong = `${random.pick(FIELDS)}: ${value}\n`;
  return random.oneIn(2) ? right + wrong : wrong;
}

function insert(text: string, piece: string, random: Random): string {
  const at = random.below(text.length);
  return text.slice(0, at) + piece + text.slice(at);
}

function nestedDirectives(depth: number): string {
  const colons = (level: number) => ':'.repeat(depth - level + 3);
  const levels = Array.from({ length: depth }, (_, level) => level);
  const opening = levels.map((level) => `${colons(level)}note`);
  return `\n\n${[...opening, 'x', ...levels.reverse().map(colons)].join('\n')}\n\n`;
}

function swapLines(text: string, random: Random): string {
  const lines = text.split('\n');
  const [one, other] = [random.below(lines.length), random.below(lines.length)];
  [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
  return lines.join('\n');
}

function withoutLine(text: string, random: Random): string {
  const lines = text.split('\n');
  lines.splice(random.below(lines.length), 1);
  return lines.join('\n');
}
