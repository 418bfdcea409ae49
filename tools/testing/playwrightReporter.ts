import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { firstDifference } from './firstDifference.ts';
import { send } from './messages.ts';

/** Reports every test to the process that started Playwright Test. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    send({ type: 'total', count: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const file = fromRoot(test.location.file);
    if (status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      send({ type: 'skipped', file, reason: reason ?? 'no reason given' });
    } else if (status === test.expectedStatus) {
      send({ type: 'passed' });
    } else {
      report({ file, line: test.location.line, title: test.title }, errors);
    }
  }

  onError(error: TestError): void {
    const file = error.location ? fromRoot(error.location.file) : 'playwright.config.ts';
    report({ file, line: error.location?.line }, [error]);
  }

  printsToStdio(): boolean {
    return false;
  }
}

interface Place {
  file: string;
  line: number | undefined;
  title?: string | undefined;
}

function report(place: Place, errors: readonly TestError[]): void {
  const texts = errors.map(({ message, value }) => message ?? value ?? '');
  const details = errors.map(({ stack }, index) => stack ?? texts[index]).join('\n\n');
  send({
    type: 'failed',
    failure: { ...place, difference: firstDifference(texts[0] ?? ''), details },
  });
}

function fromRoot(file: string): string {
  return relative(process.cwd(), file).replaceAll('\\', '/');
}
