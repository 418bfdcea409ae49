import { expect, test } from 'vitest';
import { runQuietly } from '../../runQuietly.ts';
import { isPrepared, preparePackages } from '../compiled.ts';
import { interpreterIn, PYTHON } from '../python/pythonChecker.ts';
import { KNOWN_OPTIONS } from './buildTools.ts';

const root = process.cwd();

test('lists what the help of the installed pytest lists', async ({ skip }) => {
  skip(!isPrepared(root, PYTHON), 'needs packages; "npm run samples -- --all" downloads them');
  // The two plug-ins of Playwright, one for each API, have the same options and exclude each other.
  const args = ['-m', 'pytest', '-p', 'no:playwright-asyncio', '--help'];

  const packages = await preparePackages(root, PYTHON);

  const { stdout } = await runQuietly(interpreterIn(packages), args, { cwd: packages });

  const help = stdout.toString();
  const options = help.match(/^ {2}-.*?(?=\s{2}|$)/gm)?.flatMap(namesIn) ?? [];
  const settings = help.match(/^ {2}\w+(?= \()/gm)?.map((text) => text.trim()) ?? [];
  expect(options.length).toBeGreaterThan(100);
  expect(settings.length).toBeGreaterThan(40);
  const known = KNOWN_OPTIONS.pytest.flatMap(namesIn);
  expect(options.filter((name) => !known.includes(name))).toEqual([]);
  expect(settings.filter((name) => !KNOWN_OPTIONS.pytestSettings.includes(name))).toEqual([]);
}, 300_000);

/** `-c, --config-file <value>` → `-c`, `--config-file`. */
function namesIn(text: string): string[] {
  return text.match(/(?<![\w-])--?[a-zA-Z][\w-]*/g) ?? [];
}
