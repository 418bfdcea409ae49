import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ask = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/tool.mjs', ...args], { encoding: 'utf8' });

const tools = ask('--help').stdout.matchAll(/^ {2}(\S+) +\S/gm);
const names = [...tools].map(([, name = '']) => name);

test('lists every tool in one line', () => {
  expect(ask('--help').stdout).toMatch(
    /^Usage: npm run tool -- NAME \[--help\]\n {2}bench +measures/,
  );
  expect(ask().stdout).toBe(ask('--help').stdout);
  expect(names.length).toBeGreaterThan(7);
});

test('explains each tool and starts nothing', () => {
  for (const name of names) {
    expect(ask(name, '--help').stdout).toContain(`Usage: npm run tool -- ${name} `);
  }
});

test('suggests the nearest name', () => {
  const { stderr, status } = ask('brwosers');

  expect(status).toBe(1);
  expect(stderr).toMatchInlineSnapshot(`
    "There is no tool "brwosers". Did you mean "browsers"? "npm run tool -- --help" lists all.
    "
  `);
});

test('names only commands that there are, in code, documents and workflows', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const folders = ['.ci', '.github', 'decisions', 'docs', 'e2e', 'packages', 'src', 'tools'];
  const files = [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`),
    ),
    // Samples have the commands of readers.
  ].filter(
    (file) => /(\.(tsx?|mjs|md|yml)|run)$/.test(file) && !/tools.samples|test\.ts/.test(file),
  );
  const commands = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /npm run (?:--silent )?([a-z:]+\b)(?: -- ([a-z][a-z-]*))?/g,
    ),
  ]);

  const unknown = commands.filter(
    ([, script = '', tool]) =>
      !(script in scripts) || (script === 'tool' && tool && !names.includes(tool)),
  );

  expect(commands.length).toBeGreaterThan(50);
  expect(unknown.map(([command]) => command)).toEqual([]);
});
