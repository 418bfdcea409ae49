import { install, isInstalled } from '@playbill/csharp-compiler/install.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readData } from '../../readData.ts';
import type { Finding, Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { checkCsharp, csharpTools } from './csharpChecker.ts';

const seed = { kind: z.string(), code: z.string(), flavor: z.string().optional() };
const SEEDS = readData(
  'tools/samples/csharp/seeds.yaml',
  z.strictObject({
    wrong: z.array(z.strictObject({ ...seed, finding: z.string() })),
    right: z.array(z.strictObject(seed)),
  }),
);

const wrong = SEEDS.wrong.map(({ kind, code, flavor }) => csharp(kind, code, flavor));
const right = SEEDS.right.map(({ code, flavor }) => csharp('right', code, flavor));

let findings: Finding[] = [];

beforeAll(async () => {
  if (!isInstalled()) return;
  const tools = await csharpTools(process.cwd(), await install());
  findings = await checkCsharp(tools, [...wrong, ...right]);
});

beforeEach(({ skip }) =>
  skip(!isInstalled(), 'needs packages; "npm run samples -- --all" downloads them'),
);

function csharp(page: string, code: string, flavor: string | undefined): Sample {
  const fields = { language: 'csharp', editions: ['dotnet'], page } as const;
  return sampleOf(code, flavor === undefined ? fields : { ...fields, flavor });
}

function messagesOf(sample: Sample | undefined): string[] {
  return findings
    .filter((finding) => finding.sample === sample)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each(SEEDS.wrong.map(({ kind, finding }, index) => [kind, finding, index] as const))(
  'reports a wrong %s',
  (_, finding, index) => {
    expect(messagesOf(wrong[index])[0]).toMatch(new RegExp(finding));
  },
);

test.each(SEEDS.right.map(({ kind }, index) => [kind, index] as const))(
  'accepts %s',
  (_, index) => {
    expect(messagesOf(right[index])).toEqual([]);
  },
);
