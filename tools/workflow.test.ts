import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkWorkflow } from './samples/data/checkWorkflow.ts';

const FILE = '.github/workflows/ci.yml';
const text = readFileSync(FILE, 'utf8');

interface Workflow {
  jobs: { check: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } };
}

test('has a workflow that GitHub accepts', async () => {
  expect(await checkWorkflow(text, FILE)).toEqual([]);
});

test('runs everything on the oldest supported Node.js and on newer ones', () => {
  // The shape was checked above.
  const { check } = (parse(text) as Workflow).jobs;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };

  expect(check.strategy.matrix.node[0]).toBe(engines.node.replace('>=', ''));
  expect(check.strategy.matrix.node.length).toBeGreaterThan(1);
  expect(check.steps.at(-1)?.run).toBe('.ci/run');
});
