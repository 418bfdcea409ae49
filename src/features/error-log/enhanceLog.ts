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
/** How much text may stand for a `…`. */
const WINDOW = 400;
/** How much of a line is shown. */
const SHOWN = 160;

export function readLog(log: string): ReadLog {
  const lines = log
    .replace(ESCAPES, '')
    .replace(LINKED, '$1')
    .split('\n')
    .map((original) => ({ original, text: plain(original) }))
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
    .replace(/["'`“”‘’]/g, "'")
    .replace(/\d+/g, '0')
    .replace(/[\s\u2500-\u257F]+/g, ' ')
    .trim();
}

const WAITING = 'waiting-for-locator';
const CLOSED = 'target-closed';
const LAUNCH = 'launch-failed';

/** What follows from something else, if the log has anything else; the last says most. */
const CONSEQUENCES = [
  ...['no-response', CLOSED, LAUNCH, 'test-timeout', 'fixture-timeout', 'hook-timeout'],
  WAITING,
];

/** A call that needs a browser. */
const IN_USE = /\b(?:page|locator|frame|elementhandle|browsercontext|browser)\.\w+: /i;
/** What logs of assertions say. */
const ASSERTS =
  /expect(?:\.| '|\(received\)\.|\(locator\)\.)to|expect with timeout|locator expected to|assertions\.to/;

/** Some lines are in many messages. */
const isOfOneSection = (line: KnownLine<Section>, _: number, all: readonly KnownLine<Section>[]) =>
  all.every(({ text, about }) => text !== line.text || about.id === line.about.id);

/** The sections for the errors in a log, the most likely first. */
export function findErrors<About extends Section>(
  log: ReadLog,
  known: readonly KnownLine<About>[],
): FoundLine<About>[] {
  // What has found its element does not wait for one, and an assertion that waits has not found it.
  const isFound = log.text.includes(' resolved to ');
  const missing = known.find(({ about }) => about.id === 'elements-not-found')?.about;
  const absent = ASSERTS.test(log.text) ? missing : undefined;
  const lines = findLines(log, known.filter(isOfOneSection));
  // What has been in use has started.
  const isStarted = lines.some(({ about, line }) => about.id === CLOSED && IN_USE.test(line));
  const found = lines
    .filter(({ about: { id } }) => !(isFound && id === WAITING) && !(isStarted && id === LAUNCH))
    .map((one) => (absent && one.about.id === WAITING ? { ...one, about: absent } : one));
  // An error says more than the call log below it; there, the last attempt counts, elsewhere the first error.
  const rank = ({ text, about }: KnownLine<About>): number => {
    const consequence = CONSEQUENCES.indexOf(about.id);
    if (consequence !== -1) return consequence;
    return text.startsWith('- ') ? 10 : 20;
  };
  const order = (one: FoundLine<About>): number => (rank(one) === 10 ? -one.last : one.first);
  const sorted = found.sort((a, b) => rank(b) - rank(a) || order(a) - order(b));
  return sorted.filter(
    ({ about }, index) => sorted.findIndex((one) => one.about.id === about.id) === index,
  );
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
    .filter(({ weight }) => weight > 4)
    .sort((a, b) => b.weight - a.weight);
  return candidates.flatMap(({ one, parts: [head = '', ...rest] }) => {
    const places: number[] = [];
    for (let at = text.indexOf(head); at !== -1; at = text.indexOf(head, at + head.length)) {
      const end = at + head.length;
      if (taken[at] || taken[end - 1] || !hasParts(text, end, rest)) continue;
      taken.fill(1, at, end);
      places.push(at);
    }
    const [first] = places;
    if (first === undefined) return [];
    return [{ ...one, first, last: places.at(-1) ?? first, line: lineAt(lines, first) }];
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

/** The line at a place, or what is around the place if it is long. */
function lineAt(lines: ReadLog['lines'], place: number): string {
  const line = lines.findLast(({ start }) => start <= place);
  if (!line) return '';
  const { original, start, length } = line;
  const middle = ((place - start) / length) * original.length;
  const from = Math.min(Math.max(middle - SHOWN / 4, 0), Math.max(original.length - SHOWN, 0));
  const shown = original.slice(from, from + SHOWN).trim();
  return `${from > 0 ? '…' : ''}${shown}${from + SHOWN < original.length ? '…' : ''}`;
}
