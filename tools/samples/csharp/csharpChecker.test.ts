import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Finding, Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { COMPILER_FOLDER } from './compiler/runCompiler.ts';
import { rebuildHook } from './compiler/rebuildHook.ts';
import { checkCsharp, csharpTools } from './csharpChecker.ts';
import { isCsharpPrepared, prepareCsharp } from './csharpPackages.ts';
import { RIGHT, SEEDS } from './csharpSeeds.ts';

const root = process.cwd();
const PREPARED = isCsharpPrepared(root);
const REASON = 'needs packages; "npm run samples -- --all" downloads them';

const wrong = SEEDS.map(([kind, code, , fields]) => csharp(kind, code, fields));
const right = RIGHT.map(([, code, fields]) => csharp('right', code, fields));

let findings: Finding[] = [];

beforeAll(async () => {
  if (!PREPARED) return;
  const tools = await csharpTools(root, await prepareCsharp(root));
  findings = await checkCsharp(root, tools, [...wrong, ...right]);
});

beforeEach(({ skip }) => skip(!PREPARED, REASON));

function csharp(page: string, code: string, fields?: Partial<Sample>): Sample {
  return sampleOf(code, { language: 'csharp', editions: ['dotnet'], page, ...fields });
}

function messagesOf(sample: Sample | undefined): string[] {
  return findings
    .filter((finding) => finding.sample === sample)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each(SEEDS.map(([kind, , expected], index) => [kind, expected, index] as const))(
  'reports a wrong %s',
  (_, expected, index) => {
    expect(messagesOf(wrong[index])[0]).toMatch(expected);
  },
);

test.each(RIGHT.map(([kind], index) => [kind, index] as const))('accepts %s', (_, index) => {
  expect(messagesOf(right[index])).toEqual([]);
});

test('has a hook that is its source, compiled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  const output = join(folder, 'hook.dll');

  await rebuildHook(root, await prepareCsharp(root), output);

  const kept = readFileSync(join(root, COMPILER_FOLDER, 'hook.dll'));
  expect(readFileSync(output).equals(kept)).toBe(true);
  rmSync(folder, { recursive: true });
});
