import { isInstalled } from '@playbill/csharp-compiler/install.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { VERSION_NAMES } from '#model/version.ts';
import { readData } from '../readData.ts';
import { createCompiledChecker, isPrepared } from './compiled.ts';
import { createCsharpChecker } from './csharp/csharpChecker.ts';
import { createDataChecker } from './formats/dataChecker.ts';
import { JAVA } from './java/javaChecker.ts';
import { PYTHON } from './python/pythonChecker.ts';
import type { Finding, Sample } from './sample.ts';
import { createShellChecker } from './shell/shellChecker.ts';
import { sampleOf } from './testing.ts';
import { createTypescriptChecker } from './typescript/typescriptChecker.ts';

const root = process.cwd();

/** The checkers with their usual language, and whether what they need is installed. */
const CHECKERS = {
  csharp: { checker: createCsharpChecker(root), language: 'csharp', isThere: isInstalled() },
  formats: { checker: createDataChecker(root), language: 'yaml', isThere: true },
  java: {
    checker: createCompiledChecker(root, JAVA),
    language: 'java',
    isThere: isPrepared(root, JAVA),
  },
  python: {
    checker: createCompiledChecker(root, PYTHON),
    language: 'python',
    isThere: isPrepared(root, PYTHON),
  },
  shell: { checker: createShellChecker(root), language: 'bash', isThere: true },
  typescript: { checker: createTypescriptChecker(root), language: 'ts', isThere: true },
};

const seed = z.strictObject({
  kind: z.string().optional(),
  code: z.string(),
  finding: z.string().optional(),
  language: z.string().optional(),
  flavor: z.string().optional(),
  title: z.string().optional(),
  project: z.string().optional(),
  page: z.string().optional(),
  line: z.number().optional(),
  versions: z.array(z.enum(VERSION_NAMES)).optional(),
});
const seeds = z.strictObject({ wrong: z.array(seed), right: z.array(seed) });

describe.each(Object.entries(CHECKERS))('%s', (folder, { checker, language, isThere }) => {
  const read = readData(`tools/samples/${folder}/seeds.yaml`, seeds);
  const toSeed = ({ kind, finding, ...own }: z.infer<typeof seed>, index: number) => {
    // In files of their own, because what is found twice at a place is told once. YAML has no undefined fields.
    const fields = { language, file: `content/docs/${index}.md`, ...own } as Partial<Sample>;
    return { kind, code: own.code, finding, sample: sampleOf(own.code, fields) };
  };
  const seeded = [
    // On pages of their own, so that a mistake in one is not found in another.
    ...read.wrong.map((one) => ({ page: one.kind, ...one })),
    ...read.right,
  ].map(toSeed);
  let findings: Finding[] = [];

  // One run for all of them: starting a compiler is what takes its time.
  beforeAll(async () => {
    if (!isThere) return;
    await checker.isReady?.();
    findings = await checker.check(seeded.map(({ sample }) => sample));
  });

  beforeEach(({ skip }) =>
    skip(!isThere, 'needs packages; "npm run samples -- --all" downloads them'),
  );

  const saidOf = (wanted: Sample) =>
    findings
      .filter(({ sample }) => sample === wanted)
      .map(({ line, column, message }) => `${line}${column ? `:${column}` : ''} ${message}`);

  test.each(seeded.filter(({ finding }) => finding !== undefined))(
    'finds $kind',
    ({ sample, finding }) => {
      const matching = expect.stringMatching(new RegExp(finding ?? '', 's')) as string;

      expect(saidOf(sample)).toContainEqual(matching);
    },
  );

  test.each(seeded.filter(({ finding }) => finding === undefined))(
    'accepts $code',
    ({ sample }) => {
      expect(saidOf(sample)).toEqual([]);
    },
  );
});
