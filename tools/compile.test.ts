import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { compileBuild } from './compile.mjs';

test('compiles a command line that runs, once for the same code', async () => {
  const file = await compileBuild(process.cwd());
  const run = promisify(execFile)(process.execPath, [file, 'nothing']);

  await expect(run).rejects.toThrow('Usage: npm start, npm run build');
  expect(await compileBuild(process.cwd())).toBe(file);
});
