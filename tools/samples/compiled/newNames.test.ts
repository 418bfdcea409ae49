import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNewNames } from './newNames.ts';
import { sampleOf } from './testing.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  mkdirSync(join(root, 'data/roll'), { recursive: true });
  const click = { kind: 'method', name: 'click', args: [{ name: 'button' }] };
  const frame = { name: 'Frame', members: [{ kind: 'property', name: 'description' }] };
  write('stable', [{ name: 'Locator', members: [click] }, frame]);
  const steps = { ...click, args: [{ name: 'options', properties: [{ name: 'dragSteps' }] }] };
  const description = { kind: 'method', name: 'description' };
  write('current', [{ name: 'Locator', members: [steps, description] }, frame]);
});

afterAll(() => rmSync(root, { recursive: true }));

function write(version: string, classes: unknown[]): void {
  writeFileSync(join(root, `data/roll/${version}.json`), JSON.stringify({ classes }));
}

const onlyNext = sampleOf('python', { versions: ['current'], code: 'seat.click()' });

test.each([
  ['python', 'Cannot access attribute "description" for class "Locator"'],
  ['python', 'No parameter named "drag_steps"'],
  ['java', 'cannot find symbol; symbol: method setDragSteps(int)'],
] as const)('forgives in %s: %s', (language, message) => {
  const isNew = createNewNames(root, language);

  expect(isNew({ sample: onlyNext, line: 1, message })).toBe(true);
});

test.each([
  ['what is unknown to both versions', onlyNext, 'Cannot access attribute "clik"'],
  ['a new name on another class', onlyNext, 'attribute "description" for class "Page"'],
  [
    'a new name in a sample of both versions',
    sampleOf('python', {}),
    'Cannot access attribute "description" for class "Locator"',
  ],
])('does not forgive %s', (_, sample, message) => {
  const isNew = createNewNames(root, 'python');

  expect(isNew({ sample, line: 1, message })).toBe(false);
});
