import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../samples/testing.ts';
import { PASSED, type Paste, type Paster, type Result } from './paste.ts';
import { forgetOthers, pasteChanged } from './results.ts';

const root = mkdtempSync(join(tmpdir(), 'playbill-paste-'));
const file = join(root, 'content/samples/pasted.json');
mkdirSync(join(root, 'content/samples'), { recursive: true });
writeFileSync(file, '{}');
afterAll(() => rmSync(root, { recursive: true }));

test('pastes again what failed, at once and the next time, what changed, and all on demand', async () => {
  const tried: string[][] = [];
  const paster: Paster = (_root, pastes) => {
    tried.push(pastes.map(({ text }) => text));
    const result = ({ text }: Paste): Result =>
      text.includes('bad') ? { status: 'failed', line: 1, message: 'Timeout' } : PASSED;
    return Promise.resolve(pastes.map(result));
  };
  const run = async (texts: readonly string[], { port = 1, all = false } = {}) => {
    const demoUrls = [`http://localhost:${port}/stagehand`];
    const pastes = texts.map((text) => pasteOf(`${text} ${demoUrls[0]}`));
    const reset = () => Promise.resolve(tried.push(['reset']));
    const outcomes = await pasteChanged(root, pastes, { nodejs: paster }, { demoUrls, all, reset });
    await forgetOthers(root, pastes, demoUrls);
    return outcomes;
  };

  await run(['good', 'bad']);
  const outcomes = await run(['good', 'bad', 'new'], { port: 2 });
  await run(['good'], { all: true });

  const names = tried.map((texts) => texts.map((text) => text.split(' ')[0]));
  expect(names).toEqual([
    ...[['reset'], ['good', 'bad'], ['reset'], ['bad']],
    ...[['reset'], ['bad', 'new'], ['reset'], ['bad']],
    ...[['reset'], ['good']],
  ]);
  expect(Object.values(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual(['']);
  expect(outcomes.map(({ result }) => result.status)).toEqual(['passed', 'failed', 'passed']);
});

function pasteOf(text: string): Paste {
  return { sample: sampleOf(text), edition: 'nodejs', isComplete: true, text, beside: [] };
}
