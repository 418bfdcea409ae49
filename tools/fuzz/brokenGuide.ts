import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { hostileText, place, positionIn } from './hostile.ts';

const FOLDER = 'content/docs';

/** The blocks of all guides: between them they use everything that content can ask for. */
const BLOCKS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8').split(/\n(?=\n## |\n:::|\n```|\n\|)/),
  )
  .filter((block) => !block.startsWith('---') && block.length < 3000);

const field = fc.constantFrom(
  ...'title description editions versions slug keywords toc nearest'.split(' '),
);
const value = fc.constantFrom(
  ...'[ | {a: b | " | [python, 1] | &a [*a] | !!js x | true | {next: x} | h2-h9'.split(' | '),
  '|',
);

function damageOf<T>(choices: fc.Arbitrary<T>, apply: (text: string, choice: T) => string) {
  return choices.map((choice) => (text: string) => apply(text, choice));
}

const inserted = (pieces: fc.Arbitrary<string>) =>
  damageOf(fc.tuple(pieces, place), (text, [piece, at]) => {
    const position = positionIn(text, at);
    return text.slice(0, position) + piece + text.slice(position);
  });
const repeated = (text: string, most: number) => fc.nat(most).map((times) => text.repeat(times));
const links = (most: number) => repeated('[a](./intro.md#b)\n', most);

/** What happens to files: by editors, by merges, by encodings, by machines. */
const damage = fc.oneof(
  damageOf(place, (text, at) => text.slice(0, positionIn(text, at))),
  inserted(hostileText),
  damageOf(place, (text, at) => Buffer.from(text, 'latin1').toString('utf8', positionIn(text, at))),
  inserted(fc.constantFrom('\u0000', '\u001b[0m', '\r', '\ufffd', '\u2028')),
  inserted(repeated('word ', 3999)),
  inserted(fc.integer({ min: 2, max: 31 }).map(nestedDirectives)),
  inserted(repeated('> ', 59).map((quotes) => `\n${quotes}- x\n`)),
  inserted(fc.oneof({ weight: 19, arbitrary: links(39) }, { weight: 1, arbitrary: links(1999) })),
  damageOf(fc.tuple(place, place), swapLines),
  damageOf(fc.constantFrom('\n', '\n$1$1\n'), (text, fence) =>
    text.replace(/\n(:{3,}|`{3,})\n/, fence),
  ),
  damageOf(place, (text, at) => {
    const lines = text.split('\n');
    return lines.toSpliced(positionIn(lines, at), 1).join('\n');
  }),
  damageOf(fc.constantFrom('', '{', ']', '::', '"', '|'), (text, mark) =>
    text.replace(/[{[(|`:"]/, mark),
  ),
);

const RIGHT = 'title: Seats\ndescription: All about seats.\n';

const right = fc.constant(RIGHT);
const wrong = fc
  .tuple(fc.constantFrom(RIGHT, ''), field, fc.oneof(hostileText, value))
  .map(([before, name, text]) => `${before}${name}: ${text}\n`);

/** A file of some real blocks, with a front matter that is right or wrong, damaged once or more. */
export const brokenGuide: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(right, right, right, wrong),
    fc.array(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 4 }),
    fc.array(damage, { minLength: 1, maxLength: 3 }),
  )
  .map(([front, blocks, damages]) =>
    damages.reduce((text, apply) => apply(text), `---\n${front}---\n\n${blocks.join('\n\n')}\n`),
  );

function nestedDirectives(depth: number): string {
  const colons = (level: number) => ':'.repeat(depth - level + 3);
  const levels = Array.from({ length: depth }, (_, level) => level);
  const opening = levels.map((level) => `${colons(level)}note`);
  return `\n\n${[...opening, 'x', ...levels.reverse().map(colons)].join('\n')}\n\n`;
}

function swapLines(text: string, [one, other]: [number, number]): string {
  const lines = text.split('\n');
  const [first, second] = [positionIn(lines, one), positionIn(lines, other)];
  [lines[first], lines[second]] = [lines[second] ?? '', lines[first] ?? ''];
  return lines.join('\n');
}
