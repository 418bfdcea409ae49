import { expect, test } from 'vitest';
import { parseCommands, parseFlags } from './parseCommands.ts';

const option = (flags: string, description = '', facts = {}) => ({ flags, description, ...facts });

function parseOptions(...options: object[]) {
  return parseCommands([{ name: 'test', arguments: [], options, help: '' }], 'x')[0]?.options;
}

test.each([
  ['--ui', { names: ['--ui'], value: 'none', isList: false }],
  ['-g, --grep <grep>', { names: ['-g', '--grep'], value: 'required', placeholder: '<grep>' }],
  ['--only-changed [ref]', { value: 'optional', placeholder: '[ref]' }],
  ['--project <name...>', { value: 'required', placeholder: '<name...>', isList: true }],
  ['--timezone <time zone>', { names: ['--timezone'], placeholder: '<time zone>' }],
  ['--tracing <on|off>', { choices: ['on', 'off'] }],
])('reads %s', (flags, expected) => {
  expect(parseFlags(flags)).toMatchObject(expected);
});

test('refuses flags that it cannot read', () => {
  expect(() => parseOptions(option('--grep=<grep>'))).toThrow(
    /does not have the expected format:.*flags/s,
  );
});

test.each([
  ['of the program', option('-a <b>', 'x', { choices: ['on', 'off'] }), ['on', 'off']],
  ['in a list', option('-a <b>', 'browser, one of cr, "chromium" or ff'), ['cr', 'chromium', 'ff']],
  ['at the end', option('-a <b>', 'scheme, "light" or "dark"'), ['light', 'dark']],
  ['after "either"', option('-a <b>', 'Mode, either "on" or "off"'), ['on', 'off']],
  ['that are only examples', option('-a <b>', 'channel, "chrome", "beta", etc'), undefined],
])('finds choices %s', (_name, given, choices) => {
  expect(parseOptions(given)?.[0]?.choices).toEqual(choices);
});

test.each([
  ['(default: "list")', 'list'],
  ['(default: 50%)', '50%'],
  ['(default: 30000)', '30000'],
  ['(default: unlimited)', undefined],
  ['(default: false)', undefined],
])('reads %s as %s', (words, value) => {
  expect(parseOptions(option('-a <b>', `Something ${words}`))?.[0]?.default).toBe(value);
});

test('prefers the default of the program, and keeps what an option means without a value', () => {
  const facts = { default: 9323, preset: 'changed' };

  expect(parseOptions(option('-a [b]', '(default: 1)', facts))?.[0]).toMatchObject({
    default: '9323',
    preset: 'changed',
  });
});

test('knows the words that a command supports', () => {
  const help = 'Install custom browsers, supports chromium, webkit-wsl.';
  const [command] = parseCommands([{ name: 'install', arguments: [], options: [], help }], 'x');

  expect(command?.argumentChoices).toEqual(['chromium', 'webkit-wsl']);
});

test('names the package whose commands are not as they were', () => {
  expect(() => parseCommands([{ name: 'test' }], 'playwright 2.0')).toThrow(
    /^The command line of playwright 2\.0 does not have the expected format:/,
  );
});
