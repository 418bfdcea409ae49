/** A failed test, as far as one line can describe it. */
export interface Failure {
  /** From the root of the repository. */
  file: string;
  line?: number | undefined;
  /** Absent for failures outside tests. */
  title?: string | undefined;
  /** Expected and received, in short. */
  difference: string;
  /** Everything that the runner reports: message, diff, stack trace. */
  details: string;
}

/** What a reporter sends to the process that started its runner. */
export type TestMessage =
  | { type: 'total'; count: number }
  | { type: 'passed' }
  | { type: 'skipped'; file: string; reason: string }
  | { type: 'failed'; failure: Failure };

/** Sends a message to the parent process, if it is listening. */
export function send(message: TestMessage): void {
  process.send?.(message);
}
