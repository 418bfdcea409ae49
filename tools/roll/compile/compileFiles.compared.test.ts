import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblems } from '#model/problem.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { compiledVersion } from './compileFiles.ts';

test.each(VERSION_NAMES)(
  'has compiled the facts of %s as the packages declare them',
  async (name) => {
    const { files, problems } = await compiledVersion(process.cwd(), name);
    // Compared by hand: a difference of 400,000 characters is unreadable.
    const stale = Object.entries(files)
      .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
      .map(([file]) => `${file} is not what the code makes of it. Run "npm run roll -- compile".`);

    expect(problems, formatProblems(problems)).toEqual([]);
    expect(stale).toEqual([]);
  },
);
