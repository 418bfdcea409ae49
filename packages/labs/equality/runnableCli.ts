// npm run tool -- runnable: finds the samples with which the panel does the same as the framework.
import { readFileSync, writeFileSync } from 'node:fs';
import { RUNNABLE_FILE } from '../../../src/features/samples/data.ts';
import { launchBrowser } from './engine.ts';
import { readCandidates, type GuideCandidate } from './runCandidates.ts';
import { buildRunSite, startRunHost } from './runHost.ts';
import { claimIn, compare, ENDLESS, openWorlds } from './runnable.ts';

const WORKERS = 2;
const root = process.cwd();
const [only = ''] = process.argv.slice(2);

const scripts = await buildRunSite(root);
const browser = await launchBrowser();
const all = await readCandidates(root);
const wanted = all.filter(({ file }) => file.includes(only));
/** By the statements: samples of several languages often read to the same ones, which are compared once. */
const known = new Map<string, Promise<string>>();
const verdicts = new Map<string, string>();
const saved = JSON.parse(readFileSync(RUNNABLE_FILE, 'utf8')) as { samples: string[] };
const before = new Set(saved.samples);
/** It takes a while: what is interrupted has not been in vain. */
const SAVE_EVERY = 50;
const queue = [...wanted];
await Promise.all(Array.from({ length: WORKERS }, compareSome));
await browser.close();

for (const { key, file, language, code } of wanted) {
  const verdict = verdicts.get(key);
  if (verdict) console.log(`${file} (${language})\n${code}\n${verdict}\n`);
}
save();
const equal = wanted.filter(({ key }) => verdicts.get(key) === '');
console.log(`Compared ${count(wanted)}: ${count(equal)} run in the page.`);

/** What is not compared yet, or not wanted, keeps its verdict. */
function save(): void {
  const samples = all
    .map(({ key }) => key)
    .filter((key) => (verdicts.has(key) ? verdicts.get(key) === '' : before.has(key)))
    .sort();
  writeFileSync(RUNNABLE_FILE, `${JSON.stringify({ samples }, null, 2)}\n`);
}

async function compareSome(): Promise<void> {
  const host = await startRunHost(scripts);
  let worlds = await openWorlds(browser, host);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const read = await worlds.read(next);
    verdicts.set(
      next.key,
      'error' in read
        ? `Not read: ${read.error}`
        : await verdictOf(read, next.start, claimIn(next.code)),
    );
    if (verdicts.get(next.key) === ENDLESS) {
      await worlds.close();
      worlds = await openWorlds(browser, host);
    }
    if (verdicts.size % SAVE_EVERY === 0) save();
    if (verdicts.size % SAVE_EVERY === 0) console.log(`${verdicts.size} of ${wanted.length}`);
  }
  await worlds.close();
  await host.stop();

  async function verdictOf(
    text: Parameters<typeof compare>[1],
    start: string,
    claim: string | undefined,
  ): Promise<string> {
    const withoutPlaces = (name: string, value: unknown) =>
      name === 'from' || name === 'to' ? undefined : value;
    const id = JSON.stringify([start, claim, text.statements], withoutPlaces).replaceAll(
      host.demo,
      '',
    );
    const verdict = known.get(id) ?? compare(worlds, text, start, claim);
    known.set(id, verdict);
    return verdict;
  }
}

function count(samples: readonly GuideCandidate[]): string {
  const own = samples.filter(({ language }) => language === 'javascript');
  const guides = new Set(own.map(({ file }) => file));
  return `${samples.length} samples (${own.length} for Node.js in ${guides.size} guides)`;
}
