import { expect, test } from 'vitest';
import { hasField, replaceField } from './writeRelease.ts';

const PATH = ['versions', hasField('name', 'stable'), 'package'];

test('replaces one text in a source and nothing else', () => {
  const text = `// package: '1.0.0'
export const config: Config = {
  versions: [
    { name: 'current', package: '1.0.0' },
    { name: 'stable', package: "1.0.0" }, // stable
  ],
};`;

  expect(replaceField({ file: 'a.ts', text, name: 'config' }, PATH, '1.1.0')).toBe(
    text.replace('"1.0.0" }, // stable', '"1.1.0" }, // stable'),
  );
});

test('replaces one text in a JSON file', () => {
  const text = '{\n  "a": ["b"],\n  "devDependencies": { "x-y": "1.0.0", "z": "1.0.0" }\n}\n';

  expect(replaceField({ file: 'package.json', text }, ['devDependencies', 'x-y'], '2.0.0')).toBe(
    text.replace('"x-y": "1.0.0"', '"x-y": "2.0.0"'),
  );
});

test('says what it did not find', () => {
  const text = 'export const config = { versions: [] };';

  expect(() => replaceField({ file: 'a.ts', text, name: 'config' }, PATH, '1')).toThrow(
    'a.ts has no text at "config.versions.….package".',
  );
});
