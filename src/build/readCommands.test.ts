import { expect, test } from 'vitest';
import { readCommands } from './readCommands.ts';

const root = process.cwd();

function find(commands: ReturnType<typeof readCommands>, name: string) {
  return commands.find((command) => command.name === name);
}

test('reads commands, arguments and options from the package of each version', () => {
  const commands = readCommands(root, 'stable');

  expect(find(commands, 'pdf')?.arguments.map(({ name }) => name)).toEqual(['url', 'filename']);
  expect(find(commands, 'test')?.options).toContainEqual(
    expect.objectContaining({
      names: ['-u', '--update-snapshots'],
      value: 'optional',
      choices: ['all', 'changed', 'missing', 'none'],
      preset: 'changed',
    }),
  );
  // What the runner does elsewhere by default must not depend on where the site is built.
  expect(find(commands, 'test')?.options).toContainEqual(
    expect.objectContaining({ names: ['--reporter'], default: 'list' }),
  );
  expect(find(commands, 'install')?.argumentChoices).toContain('msedge');
  expect(find(readCommands(root, 'current'), 'init-agents')?.options).toContainEqual(
    expect.objectContaining({ names: ['--prompts'] }),
  );
});

test('leaves out hidden commands, and those of the runner in the library', () => {
  expect(find(readCommands(root, 'stable'), 'run-driver')).toBeUndefined();
  expect(find(readCommands(root, 'stable', 'library'), 'test')).toBeUndefined();
  expect(find(readCommands(root, 'stable', 'library'), 'install')).toBeDefined();
});
