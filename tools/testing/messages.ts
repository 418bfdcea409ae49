/** A test that failed, as far as one line can tell. */
export interface Failure {
  /** From the root of the repository. */
  file: string;
  line?: number | undefined;
  /** Absent for what failed outside of a test. */
  title?: string | undefined;
  /** What was expected and what was there. */
  difference: string;
  /** Everything that the runner knows: message, difference, stack. */
  details: string;
}

/** What a reporter tells the process that has started its runner. */
export type TestMessage =
  | { type: 'total'; count: number }
  | { type: 'passed' }
  | { type: 'skipped'; file: string; reason: string }
  | { type: 'failed'; failure: Failure };

/** Tells the parent process, if there is one that listens. */
export function send(message: TestMessage): void {
  process.send?.(message);
}
