import { appendFileSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { firstDifference } from './failureLine.ts';

/** What needed a second attempt: a line each, kept until the folder is removed. `.ci/run` allows two. */
const FILE = 'test-results/flaky.jsonl';

export interface Flaky {
  /** Its place and title: `e2e/sidebar.spec.ts:12 remembers the category`. */
  test: string;
  /** The message of the first attempt. */
  error: string;
}

/** Keeps what passed only when it was run again, with the load of the machine. */
export function recordFlaky({ test, error }: Flaky): void {
  const [load = 0] = loadavg();
  const line = { test, error: firstDifference(error), load, time: new Date().toISOString() };
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(line)}\n`);
}
