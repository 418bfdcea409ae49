import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkWorkflow } from './samples/formats/checkYaml.ts';

const FOLDER = '.github/workflows';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

interface Job {
  if?: string;
  strategy?: { matrix: { node: string[] } };
  steps: { run?: string }[];
}

/** The jobs of a workflow whose shape was checked. */
const jobsOf = (name: string) => (parse(read(name)) as { jobs: Record<string, Job> }).jobs;
const commandsOf = ({ steps }: Job = { steps: [] }) => steps.flatMap(({ run }) => run ?? []);

test.each(readdirSync(FOLDER))('has a workflow %s that GitHub accepts', async (name) => {
  expect(await checkWorkflow(read(name), `${FOLDER}/${name}`)).toEqual([]);
});

test('runs everything on the oldest supported Node.js and on newer ones', () => {
  const { check } = jobsOf('ci.yml');
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  const versions = check?.strategy?.matrix.node ?? [];

  expect(versions[0]).toBe(engines.node.replace('>=', ''));
  expect(versions.length).toBeGreaterThan(1);
  expect(commandsOf(check)).toEqual(['.ci/run']);
});

test('looks for known vulnerabilities in every pull request', () => {
  const { audit } = jobsOf('ci.yml');

  expect(audit?.if).toBe("github.event_name == 'pull_request'");
  expect(commandsOf(audit)).toEqual(['npm audit --audit-level=moderate']);
});
