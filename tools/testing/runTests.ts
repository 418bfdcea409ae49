import type { Failure, TestMessage } from './messages.ts';
import type { Progress } from './progress.ts';
import { runTool } from './runTool.ts';

/** The results of a runner. */
export interface TestResults {
  passed: number;
  failures: Failure[];
  skipped: { file: string; reason: string }[];
  /** For the line of the stage. */
  note: string;
}

/** Runs a test runner whose reporter sends messages, and counts them. */
export async function runTests(
  args: readonly string[],
  progress: Progress,
  env?: NodeJS.ProcessEnv,
): Promise<TestResults> {
  const results: TestResults = { passed: 0, failures: [], skipped: [], note: '' };
  let total = 0;
  const onMessage = (message: unknown): void => {
    // Only our own reporters send messages.
    const told = message as TestMessage;
    if (told.type === 'total') total += told.count;
    if (told.type === 'passed') results.passed += 1;
    if (told.type === 'skipped') results.skipped.push(told);
    if (told.type === 'failed') results.failures.push(told.failure);
    progress.update(results.passed + results.failures.length + results.skipped.length, total);
  };
  const { isGood, output } = await runTool(args, { env, onMessage });
  if (!isGood && results.failures.length === 0) results.failures.push(crash(args, output));
  return { ...results, note: noteOf(results) };
}

/** A runner that failed without a failed test has an error itself. */
function crash(args: readonly string[], output: string): Failure {
  const file = args[0] ?? '';
  const difference = output.trim().split('\n').at(-1) ?? '';
  return { file, difference, details: output };
}

function noteOf({ passed, failures, skipped }: TestResults): string {
  const counts = [`${passed} passed`];
  if (failures.length > 0) counts.push(`${failures.length} failed`);
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  return counts.join(', ');
}
