import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../samples/testing.ts';
import { PASSED, type Paste, type Paster, type Result } from './paste.ts';
import { pasteChanged } from './results.ts';

const root = mkdtempSync(join(tmpdir(), 'playbill-paste-'));
afterAll(() => rmSync(root, { recursive: true }));

test('pastes again what failed, at once and the next time, what changed, and all if the demo changed', async () => {
  const tried: string[][] = [];
  const paster: Paster = (_root, pastes) => {
    tried.push(pastes.map(({ text }) => text));
    const result = ({ text }: Paste): Result =>
      text.includes('bad') ? { status: 'failed', line: 1, message: 'Timeout' } : PASSED;
    return Promise.resolve(pastes.map(result));
  };
  const run = (texts: readonly string[], { demo = '1', port = 1, usesCache = true } = {}) => {
    const demoUrl = `http://localhost:${port}/stagehand`;
    const pastes = texts.map((text) => pasteOf(`${text} ${demoUrl}`));
    const reset = () => Promise.resolve(tried.push(['reset']));
    const options = { fingerprints: { nodejs: demo }, demoUrls: [demoUrl], usesCache, reset };
    return pasteChanged(root, pastes, { nodejs: paster }, options);
  };

  await run(['good', 'bad']);
  const outcomes = await run(['good', 'bad', 'new'], { port: 2 });
  await run(['good'], { demo: '2' });
  await run(['good'], { demo: '2', usesCache: false });

  const names = tried.map((texts) => texts.map((text) => text.split(' ')[0]));
  expect(names).toEqual([
    ...[['reset'], ['good', 'bad'], ['reset'], ['bad']],
    ...[['reset'], ['bad', 'new'], ['reset'], ['bad']],
    ...[['reset'], ['good'], ['reset'], ['good']],
  ]);
  expect(outcomes.map(({ result }) => result.status)).toEqual(['passed', 'failed', 'passed']);
});

function pasteOf(text: string): Paste {
  return { sample: sampleOf(text), edition: 'nodejs', isComplete: true, text, beside: [] };
}
