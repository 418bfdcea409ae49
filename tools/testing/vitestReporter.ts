import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { firstDifference } from './firstDifference.ts';
import { send } from './messages.ts';

/** Reports every test to the process that started Vitest. */
export default class VitestReporter implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestModuleCollected({ children }: TestModule): void {
    send({ type: 'total', count: [...children.allTests()].length });
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const file = test.module.relativeModuleId;
    if (result.state === 'passed') send({ type: 'passed' });
    if (result.state === 'failed') report(file, test.name, result.errors);
    // A test excluded by the filter is skipped, too, but was not requested.
    if (result.state === 'skipped' && (result.note || !this.#isFiltered)) {
      send({ type: 'skipped', file, reason: result.note ?? 'no reason given' });
    }
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) report(module.relativeModuleId, undefined, errors);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) report('vitest.config.ts', undefined, [error]);
  }
}

function report(file: string, title: string | undefined, errors: readonly SerializedError[]): void {
  const [first] = errors;
  const diff = typeof first?.diff === 'string' ? first.diff : '';
  const place = first?.stacks?.find((frame) => frame.file.replaceAll('\\', '/').endsWith(file));
  send({
    type: 'failed',
    failure: {
      file,
      line: place?.line,
      title,
      difference: firstDifference(first?.message ?? '', diff),
      details: errors.map(detailsOf).join('\n\n'),
    },
  });
}

function detailsOf({ message, diff, stack = '' }: SerializedError): string {
  const own = stack.split('\n').filter((line) => /^\s+at /.test(line) && !isForeign(line));
  return [message, diff, ...own].filter(Boolean).join('\n');
}

/** A stack frame inside the runner, not the test. */
function isForeign(line: string): boolean {
  return /node_modules|node:internal|new Promise/.test(line);
}
