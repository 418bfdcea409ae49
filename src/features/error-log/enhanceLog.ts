/** A section of the page. */
export interface Section {
  id: string;
  title: string;
}

/** A line that the page explains, with `…` for what varies. */
export interface KnownLine<About> {
  text: string;
  about: About;
}

export interface FoundLine<About> extends KnownLine<About> {
  /** Where in the log it occurs first and last. */
  first: number;
  last: number;
  /** The line of the log that says so. */
  line: string;
}

/** A log without what differs from one to the next: case, quotes, numbers, white space and frames. */
export interface ReadLog {
  text: string;
  lines: { original: string; start: number; length: number }[];
}

/** Colors of a terminal, also those that have lost their first character on the way. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}?\\[[\\d;]*m`, 'g');
/** GitHub adds links to numbers that look like those of a step. */
const LINKED = /\[(\d{1,9})\]\(https?:[^)\s]{1,300}\)/g;
/** Lines of the test's own code, as the runner shows them, of frames that are not Playwright's, and of Cypress. */
const OWN_CODE =
  /^\s*(?:>?\s*\d+ \||at (?!.*(?:microsoft\.playwright|playwright-java)))|cy\.\w+\(\) failed /i;
/** How much text may stand for a `…`. */
const WINDOW = 1000;
/** How much of a line is shown. */
const SHOWN = 160;

export function readLog(log: string): ReadLog {
  const lines = log
    .replace(ESCAPES, '')
    .replace(LINKED, '$1')
    .split('\n')
    .map((original) => ({ original, text: OWN_CODE.test(original) ? '' : plain(original) }))
    .filter(({ text }) => text !== '');
  let start = 0;
  return {
    // Some tools break long lines.
    text: lines.map(({ text }) => text).join(' '),
    lines: lines.map(({ original, text: { length } }) => {
      start += length + 1;
      return { original: original.trim(), start: start - length - 1, length };
    }),
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&(?:quot|apos|#39);|["'`“”‘’]/g, "'")
    .replace(/\d+/g, '0')
    .replace(/(?:[\s\u2500-\u257F]|\\{1,8}(?:n|(?=')))+/g, ' ')
    .trim();
}

const WAITING = 'waiting-for-locator';
/** What follows from something else, or is the rest, if the log has anything else; the last says most. */
const CONSEQUENCES = [
  ...['no-response', 'target-closed', 'launch-failed', 'test-timeout', 'fixture-timeout'],
  ...['hook-timeout', WAITING, 'unexpected-value'],
];

/** Sections that are wrong if the log says so. */
const REFUTED: Partial<Record<string, RegExp>> = {
  // The element was found, or the page was closed while there was time.
  [WAITING]: / resolved to |for element to be |^(?!.*time[d ]{0,2}out).*(?:target|been) closed/,
  'navigation-timeout': /^(?!.*time[d ]{0,2}out).*navigation failed because /,
  // There is a browser: what was called on it is named before the message, or in a frame.
  'launch-failed': /(?:page|locator|frame|handle|context|browser)(?:impl\.|\.\w+(?:: |async))/,
  // The action has ended, or the whole test, with another error.
  'no-response': /^(?!.*(?:time[d ]{0,2}out|closed))/,
  'missing-await': /test timeout of/,
};
/** What logs of assertions say. */
const ASSERTS =
  /expect(?:\.| '|\(received\)\.|\(locator\)\.)to|expect with timeout|locator expected to|assertions\.to/;

/** The sections for the errors in a log, the most likely first. */
export function findErrors<About extends Section>(
  log: ReadLog,
  known: readonly KnownLine<About>[],
): FoundLine<About>[] {
  // An assertion that waits has not found its element.
  const missing = known.find(({ about }) => about.id === 'elements-not-found')?.about;
  const absent = ASSERTS.test(log.text) ? missing : undefined;
  const found = findLines(log, known)
    .filter(({ about: { id } }) => !REFUTED[id]?.test(log.text))
    .map((one) => (absent && one.about.id === WAITING ? { ...one, about: absent } : one));
  // Errors say more than call logs, whose last attempt counts, than the browser's output, and than timeouts of nothing.
  const rank = ({ text, about, line }: FoundLine<About>): number => {
    if (/^timeout \S+ exceeded/i.test(text)) return -1;
    const consequence = CONSEQUENCES.indexOf(about.id);
    if (consequence !== -1) return consequence;
    if (text.startsWith('- ')) return 10;
    return /\[pid=[^\]]*\]\[/.test(line) ? 9 : 20;
  };
  const order = (one: FoundLine<About>): number => (rank(one) === 10 ? -one.last : one.first);
  return found
    .sort((a, b) => rank(b) - rank(a) || order(a) - order(b))
    .filter(({ about }, index, all) => all.findIndex((one) => one.about.id === about.id) === index);
}

/** The lines of its call logs, in order, each once. */
export function findSteps<About>(
  log: ReadLog,
  known: readonly KnownLine<About>[],
): FoundLine<About>[] {
  const hasCallLog = /call log:|= logs =|browser logs:/.test(log.text);
  return hasCallLog ? findLines(log, known).sort((a, b) => a.first - b.first) : [];
}

/**
 * The known lines that a log has, each part of it counted once, for the line that fits most of it. There is no regular
 * expression in here: a log of any size takes a time in proportion to it.
 */
function findLines<About>(
  { text, lines }: ReadLog,
  known: readonly KnownLine<About>[],
): FoundLine<About>[] {
  const taken = new Uint8Array(text.length);
  const candidates = known
    .map((one) => ({ one, parts: partsOf(one.text) }))
    .map((candidate) => ({ ...candidate, weight: candidate.parts.join('').length }))
    // Short ones, such as `Call log:`, are in many messages.
    .filter(({ weight }) => weight > 8)
    .sort((a, b) => b.weight - a.weight);
  return candidates.flatMap(({ one, parts: [head = '', ...rest] }) => {
    let [first, last] = [-1, -1];
    for (let at = text.indexOf(head); at !== -1; at = text.indexOf(head, at + head.length)) {
      const end = at + head.length;
      if ((taken[at] && taken[end - 1]) || !hasParts(text, end, rest)) continue;
      taken.fill(1, at, end);
      if (first === -1) first = at;
      last = at;
    }
    return first === -1 ? [] : [{ ...one, first, last, line: lineAt(lines, first) }];
  });
}

/** What is fixed in a line. */
function partsOf(line: string): string[] {
  return plain(line.replace(/^- |[.:!,]+$/g, ''))
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether the parts follow each other, with little in between. */
function hasParts(text: string, start: number, parts: readonly string[]): boolean {
  let end = start;
  return parts.every((part) => {
    const at = text.slice(end, end + WINDOW).indexOf(part);
    end += at + part.length;
    return at !== -1;
  });
}

const NONE = { original: '', start: 0, length: 1 };

/** The line at a place, or what is around the place if it is long. */
function lineAt(lines: ReadLog['lines'], place: number): string {
  const { original, start, length } = lines.findLast((line) => line.start <= place) ?? NONE;
  const middle = ((place - start) / length) * original.length;
  const from = Math.min(Math.max(middle - SHOWN / 4, 0), Math.max(original.length - SHOWN, 0));
  const shown = original.slice(from, from + SHOWN).trim();
  return `${from > 0 ? '…' : ''}${shown}${from + SHOWN < original.length ? '…' : ''}`;
}
