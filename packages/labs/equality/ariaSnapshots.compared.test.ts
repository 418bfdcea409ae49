import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Frame } from 'playwright-stable';
import { compareAria, judgedLines } from '../worker/ariaCompare.ts';
import { ARIA_EXAMPLES } from '../page/examples.ts';
import { createRandom, guideMarkup, guideSnapshots, type Random } from './guideCases.ts';
import { buildEngine, launchBrowser, openEngine, type Engine } from './engine.ts';
import { errorText } from '../../../src/model/errorText.ts';

/** The ARIA snapshot lab gives the verdicts of the library, and its explanation fits them. */

const ENOUGH = 200;
const SEED = 21;
/** Pages of the guides, and templates for each page that are made from its snapshot. */
const PAGES = 30;
const VARIANTS = 10;

let browser: Browser;
let engine: Engine;

beforeAll(async () => {
  browser = await launchBrowser();
  engine = await openEngine(browser, await buildEngine());
});

afterAll(() => browser.close());

test('takes and judges snapshots as the library does, and explains each verdict', async () => {
  const random = createRandom(SEED);
  const own = ARIA_EXAMPLES.map(({ values }) => values.html);
  const markup = guideMarkup();
  const some = Array.from({ length: PAGES }, () => random.pick(markup));
  const pages = [...new Set([...own, ...some])];

  const seen = { cases: 0, matches: 0, errors: 0 };
  const differences = [];
  for (const html of pages) {
    const taken = await engine.ask(html, { type: 'ariaSnapshot', selector: 'body' });
    const raw = taken && 'value' in taken ? taken.value.raw : '';
    const expected = await engine.frame.locator('body').ariaSnapshot();
    if (raw !== expected) differences.push({ html, raw, expected });
    const written = ARIA_EXAMPLES.filter(({ values }) => values.html === html);
    const templates = [
      ...written.map(({ values }) => values.expectation),
      ...Array.from({ length: VARIANTS }, () => variant(raw, random)),
      random.pick(guideSnapshots()),
      // The lab shows only the snapshot if there is nothing to compare.
    ].filter((template) => template !== '');
    for (const template of templates) {
      const [lab, library] = [
        await askLab(html, raw, template),
        await askLibrary(engine.frame, template),
      ];
      seen.cases++;
      if (library === 'true') seen.matches++;
      if (library !== 'true' && library !== 'false') seen.errors++;
      if (lab !== library) differences.push({ html, template, lab, library });
    }
  }

  expect(differences).toEqual([]);
  expect(seen.cases).toBeGreaterThan(ENOUGH);
  // Of each kind, so that none of them is tested by name only.
  expect(Math.min(seen.matches, seen.errors, seen.cases - seen.matches)).toBeGreaterThan(10);
});

/** The verdict, or the message of an error, if the explanation of the lines says the same. */
async function askLab(html: string, snapshot: string, expectation: string): Promise<string> {
  const compared = compareAria({ expectation, snapshot });
  if (compared.type === 'error') return compared.error.message;
  const ask = { type: 'matchAria', selector: 'body', input: compared.template } as const;
  const verdict = await engine.ask(html, ask);
  if (!verdict) return 'No result';
  if ('error' in verdict) return verdict.error;
  const { matches } = verdict.value;
  const wrong = judgedLines(compared.lines ?? [], verdict.value).filter(
    ({ status }) => status && status !== 'match' && status !== 'ignored',
  );
  return matches === (wrong.length === 0)
    ? String(matches)
    : `${matches}, but the lines say: ${JSON.stringify(wrong)}`;
}

/** What the assertion of the test runner asks; it isn't part of the types. */
async function askLibrary(frame: Frame, expectedValue: string): Promise<string> {
  const locator = frame.locator('body') as unknown as {
    _expect: (expression: string, options: object) => Promise<{ matches: boolean }>;
  };
  // Ends only the second look: the library never cuts off the first one.
  const options = { expectedValue, isNot: false, timeout: 1 };
  return locator._expect('to.match.aria', options).then(
    ({ matches }) => String(matches),
    (error: unknown) => errorText(error).replace(/^locator\._expect: (?:Error: )?/, ''),
  );
}

/** Changes that people make to a line of a snapshot, right and wrong ones. */
const CHANGES: readonly ((line: string) => string | undefined)[] = [
  () => undefined,
  (line) => line.replace(/ "[^"]*"/, ''),
  (line) =>
    line.replace(/"([^"]+)"/, (_, name: string) => `/${name.slice(0, 3).replace(/\W/g, '.')}/`),
  (line) => line.replace(/: [^/].*$/, ': /\\w/'),
  (line) => line.replace(/"(.)/, '"$1x'),
  (line) => line.replace(/\[level=\d\]/, '[level=6]'),
  (line) => line.replace(/- (?:button|link|heading)/, '- img'),
  (line) => line.replace(/:?$/, ' [disabled=false]$&'),
  (line) => line.replace(/:?$/, ' [checked]$&'),
  (line) => line.replace(/:?$/, ' [size=3]$&'),
  (line) => (line.endsWith(':') ? `${line}\n${indentOf(line)}  - /children: equal` : line),
  (line) => (line.endsWith(':') ? `${line}\n${indentOf(line)}  - /children: deep-equal` : line),
  (line) => `${line}\n${indentOf(line)}- button "Sold out"`,
];

function variant(snapshot: string, random: Random): string {
  const lines = snapshot.split('\n');
  const start = random.oneIn(2) ? 0 : random.below(lines.length);
  const from = lines.slice(start).filter((line) => indentOf(line) >= indentOf(lines[start] ?? ''));
  const times = random.below(3);
  return Array.from({ length: times })
    .reduce<string[]>((changed) => {
      const at = random.below(changed.length);
      const line = random.pick(CHANGES)(changed[at] ?? '');
      return changed.toSpliced(at, 1, ...(line === undefined ? [] : line.split('\n')));
    }, from)
    .join('\n');
}

function indentOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? '';
}
