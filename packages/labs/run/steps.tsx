/** @jsxRuntime classic */
/** @jsx create */
import { create } from '../page/dom.ts';
import type { StepResult } from './perform.ts';
import type { RunStatement } from './statements.ts';

/** The line of a statement in the list. */
export interface Step {
  isRunning: () => boolean;
  begin: () => void;
  /** What it does now, in the framework's words. */
  log: (line: string) => void;
  /** What a browser does for a person, and not for a script. */
  note: (text: string) => void;
  end: (result: StepResult) => void;
}

/** The list of statements, and what came of each. */
export function createSteps() {
  const list = <ol class="run-steps" />;
  const element = (
    // What scrolls needs the focus, for keyboards.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="run-list" tabindex="0" role="region" aria-label="Steps">
      {list}
    </div>
  );

  return {
    element,
    clear: () => list.replaceChildren(),
    show(statements: readonly RunStatement[], text: string): Step[] {
      const rows = statements.map(({ from, to }) => createStep(text.slice(from, to)));
      list.replaceChildren(...rows.map(({ item }) => item));
      return rows.map(({ step }) => step);
    },
    /** What was going on goes no further. */
    stop() {
      for (const item of list.children)
        if (item.getAttribute('data-state') === 'running') item.removeAttribute('data-state');
    },
  };
}

function createStep(code: string): { item: HTMLElement; step: Step } {
  const time = <span class="run-time" />;
  const now = <p class="run-now" />;
  const item = (
    <li>
      <code>{code.replace(/\s+/g, ' ').replace(/;$/, '')}</code>
      {time}
      {now}
    </li>
  );
  const lines: string[] = [];
  let began = 0;

  const step: Step = {
    isRunning: () => item.getAttribute('data-state') === 'running',
    begin() {
      began = performance.now();
      item.setAttribute('data-state', 'running');
      item.setAttribute('aria-current', 'step');
      // Only the list scrolls, not the page around it.
      const box = item.closest('.run-list');
      if (box) box.scrollTop = item.offsetTop - box.clientHeight / 2;
    },
    log(line) {
      lines.push(line);
      now.textContent = line.trim();
    },
    note: (text) => item.append(<p class="run-note">{text}</p>),
    end(result) {
      time.textContent = `${Math.round(performance.now() - began)} ms`;
      now.remove();
      item.removeAttribute('aria-current');
      const isFailed = 'error' in result;
      item.setAttribute('data-state', isFailed ? 'failed' : 'passed');
      if (isFailed) {
        // It ends with the call log.
        item.append(
          <pre class="run-error">{`${result.error.name}: ${result.error.message.trim()}`}</pre>,
        );
        return;
      }
      const shown = printed(result.value);
      if (shown) item.append(<p class="run-value">{shown}</p>);
      if (lines.length > 0)
        item.append(
          <details>
            <summary>Call log</summary>
            <pre>{lines.join('\n')}</pre>
          </details>,
        );
    },
  };
  return { item, step };
}

/** What a statement returns, if it is data. */
function printed(value: unknown): string | undefined {
  const isData = /^(string|number|boolean)$/.test(typeof value) || Array.isArray(value);
  return isData && !(Array.isArray(value) && value.some((each) => typeof each === 'object'))
    ? `→ ${JSON.stringify(value)}`
    : undefined;
}
