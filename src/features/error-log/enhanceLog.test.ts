import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { findErrors, findSteps, type KnownLine, readLog, type Section } from './enhanceLog.ts';

const source = readFileSync('content/docs/errors.md', 'utf8');

/** What the page of an edition explains. */
const pages = Object.fromEntries(EDITION_IDS.map((edition) => [edition, readPage(edition)]));

function readPage(edition: EditionId) {
  const page = source.replace(
    /^:::only\{edition="([^"]+)"\}\n([^]*?)^:::$/gm,
    (_, editions: string, text: string) => (editions.split(' ').includes(edition) ? text : ''),
  );
  const sections = page
    .split(/^(?=###? )/m)
    .map((text) => ({ id: /\{#([\w-]+)/.exec(text)?.[1] ?? '', title: '', text }));
  const rows = (wanted: string) =>
    [...(sections.find(({ id }) => id === wanted)?.text.matchAll(/^\| (`.+) \| (.+) \|$/gm) ?? [])]
      .map(([, codes = '', about = '']) => ({ codes: [...codes.matchAll(/`([^`]+)`/g)], about }))
      .flatMap(({ codes, about }) => codes.map(([, text = '']) => ({ text, about })));
  const messages = sections.flatMap(({ text, ...about }) =>
    [...text.matchAll(/^```text\n([^]*?)^```/gm)]
      .flatMap(([, lines = '']) => lines.trim().split('\n'))
      .map((line): KnownLine<Section> => ({ text: line.trim(), about })),
  );
  const others = rows('other-messages').map(({ text, about }) => {
    const id = /\(#([\w-]+)\)/.exec(about)?.[1] ?? '';
    return { text, about: { id, title: '' } };
  });
  return { messages: [...messages, ...others], steps: rows('call-log') };
}

type Logs = Record<string, Record<EditionId, Record<string, string>[]>>;
const logs = parse(readFileSync('src/features/error-log/logs.yaml', 'utf8')) as Logs;

test.each(['tuning', 'heldOut'])('leads to the right section for nine of ten logs: %s', (set) => {
  const cases = EDITION_IDS.flatMap((edition) =>
    (logs[set]?.[edition] ?? []).flatMap(Object.entries<string>).map(([id, log]) => {
      const [first] = findErrors(readLog(log), pages[edition]?.messages ?? []);
      return { edition, id, found: first?.about.id ?? 'none', because: first?.text };
    }),
  );
  const wrong = cases.filter(({ id, found }) => found !== id);

  expect(cases.length).toBeGreaterThan(30);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(cases.length / 10);
});

test.each([
  'Running 3 tests using 2 workers\n  3 passed (4.2s)',
  'Timed out retrying after 4050ms: cy.click() failed because this element is not visible:',
])('finds nothing in what is no error of Playwright: %j', (text) => {
  const log = readLog(text);

  expect(findErrors(log, pages['nodejs']?.messages ?? [])).toEqual([]);
  expect(findSteps(log, pages['nodejs']?.steps ?? [])).toEqual([]);
});

test('explains the lines of a call log, each once and in order', () => {
  const log = `Timeout 500ms exceeded.
Call log:
  - waiting for locator('#save')
    - locator resolved to <button disabled id="save">Save</button>
  - attempting click action
    2 × waiting for element to be visible, enabled and stable
      - element is not enabled
    - retrying click action`;

  const found = findSteps(readLog(log), pages['nodejs']?.steps ?? []);

  expect(found.map(({ line }) => line)).toEqual(
    log
      .split('\n')
      .slice(2)
      .map((line) => line.trim()),
  );
});

test('shows a part of a long line, around what it found', () => {
  const log = readLog(`${'a'.repeat(900)} Page crashed ${'b'.repeat(900)}`);

  const [found] = findErrors(log, pages['nodejs']?.messages ?? []);

  expect(found?.line).toMatch(/^…a+ Page crashed b+…$/);
});

test.each(['strict mode violation: ', '[1](http:', '\u001B[1', 'waiting for ', '"', '\\'])(
  'reads a megabyte of %j',
  (part) => {
    const log = readLog(part.repeat(1_000_000 / part.length));

    expect(findErrors(log, pages['nodejs']?.messages ?? [])).toEqual([]);
  },
);
