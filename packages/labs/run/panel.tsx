/** @jsxRuntime classic */
/** @jsx create */
import type { PanelOptions } from '../../../src/features/samples/enhanceRun.ts';
import { adoptStyles } from '../../../src/runtime/adoptStyles.ts';
import { announce } from '../../../src/runtime/announce.ts';
import { copyText } from '../../../src/runtime/clipboard.ts';
import { create } from '../page/dom.ts';
import { askWorker } from '../page/workers.ts';
import { languageOf } from '../worker/languages.ts';
import { markCode } from './markCode.ts';
import css from './run.css?inline';
import { createSteps, type Step } from './steps.tsx';
import { createStage } from './stage.tsx';
import { startRun, type Run } from './startRun.ts';
import type { RunStatement, RunText } from './statements.ts';

/** Between two steps, so that people can follow. */
const PACE_MS = 300;

/** Opens the panel below a sample and runs it. Returns what closes it. */
export function openPanel(options: PanelOptions): () => void {
  const { sample, code, text } = options;
  const language = languageOf(options.language);
  const listening = new AbortController();
  const reader = askWorker('run');
  const tester = askWorker('patterns');
  const stage = createStage();
  const steps = createSteps();
  const message = <p role="status" class="run-message" />;
  const removeStyles = adoptStyles(window, css);

  /** `when` says whether it is there while the sample runs or when it doesn’t. */
  const button = (label: string, act: () => void, when = ''): HTMLElement => (
    <button type="button" class={when} onClick={act}>
      {label}
    </button>
  );
  const again = button('Run again', () => void start(), 'run-again');
  const pause = button('Pause', () => setPaused(!isPaused), 'run-busy');
  const next = button('Step', takeStep);
  const stop = button('Stop', () => stopRun('Stopped.'), 'run-busy');
  const closing = button('Close', close);
  const editor = (
    <textarea
      aria-label="Code to run"
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      rows={Math.min(text.split('\n').length + 1, 16)}
    />
  ) as HTMLTextAreaElement;
  const copy = button('Copy', () => void copyCode());
  const section = (
    <section class="run no-print" aria-label="Run of this sample">
      <div class="run-bar">
        {message}
        <div class="run-buttons">
          {again}
          {pause}
          {next}
          {stop}
          {closing}
        </div>
      </div>
      <div class="run-body">
        {stage.element}
        {steps.element}
      </div>
      <details class="run-edit">
        <summary>Edit the code</summary>
        {editor}
        <div class="run-buttons">
          {button('Run this code', () => void start())}
          {copy}
          {button('Reset', () => (editor.value = text))}
        </div>
        <p>
          Nothing that you type leaves this page. Actions time out after 5 seconds here, like
          assertions.
        </p>
      </details>
    </section>
  );

  /** Each start and stop begins a new one; what belongs to an older one goes no further. */
  let generation = 0;
  let run: Run | undefined;
  let isPaused = false;
  let isStepping = false;
  /** Whether somebody has asked for the first step before the page was open. */
  let isStepDue = false;
  let resume: (() => void) | undefined;

  async function start({ paused = false } = {}): Promise<void> {
    stopRun('Opening Stagehand …');
    const own = generation;
    const isCurrent = (): boolean => own === generation && !listening.signal.aborted;
    isStepping = paused;
    isStepDue = false;
    setPaused(paused);
    section.setAttribute('data-state', 'running');
    takeFocusBack(pause);
    steps.clear();
    try {
      const read = await reader.ask({ text: editor.value, language });
      if (!read || !isCurrent()) return;
      if ('error' in read) {
        finish('failed', `Line ${lineAt(editor.value, read.at)}: ${read.error}`);
        return;
      }
      const rows = steps.show(read.statements, editor.value);
      const started = await openStage(read, () => rows.find(({ isRunning }) => isRunning()));
      if (!isCurrent()) return;
      run = started;
      stage.follow(started);
      await performAll(read.statements, rows, started, isCurrent);
    } catch (error) {
      if (isCurrent()) finish('failed', error instanceof Error ? error.message : String(error));
    }
  }

  function openStage(read: RunText, current: () => Step | undefined): Promise<Run> {
    stage.resize();
    return startRun({
      ...{ text: read, stage: stage.place, start: options.start, demo: options.demo },
      onLog: (line) => current()?.log(line),
      note: (line) => current()?.note(line),
      onPage: (page) => page.addEventListener('keydown', handleKey),
    });
  }

  async function performAll(
    statements: readonly RunStatement[],
    rows: readonly Step[],
    { perform }: Run,
    isCurrent: () => boolean,
  ): Promise<void> {
    const began = performance.now();
    for (const [index, statement] of statements.entries()) {
      const row = rows[index];
      const place = `Step ${index + 1} of ${statements.length}`;
      await turn();
      if (!row || !isCurrent()) return;
      message.textContent = `${place} …`;
      markCode(editor.value === text ? code : undefined, statement);
      row.begin();
      // A pattern that someone has typed may take forever, and the frame shares the thread of this page.
      if (editor.value !== text) await tester.ask({ value: statement.value, text: pageText() });
      const result = await perform(statement);
      if (!isCurrent()) return;
      row.end(result);
      if ('error' in result) {
        finish('failed', `Failed at step ${index + 1} of ${statements.length}.`);
        return;
      }
      announce(document, `${place} passed`);
    }
    finish('passed', `Passed in ${seconds(performance.now() - began)}.`);
  }

  const pageText = (): string => run?.frame.contentDocument?.body.innerText ?? '';

  /** Resolves when it is time for the next step. */
  async function turn(): Promise<void> {
    if (isStepping && !isStepDue) setPaused(true);
    isStepDue = false;
    if (isPaused) {
      takeFocusBack(next);
      await new Promise<void>((resolve) => (resume = resolve));
    } else await new Promise((resolve) => window.setTimeout(resolve, PACE_MS));
  }

  function setPaused(paused: boolean): void {
    isPaused = paused;
    pause.textContent = paused ? 'Continue' : 'Pause';
    if (paused) return;
    isStepping = false;
    resume?.();
    resume = undefined;
  }

  function takeStep(): void {
    if (section.getAttribute('data-state') !== 'running') {
      void start({ paused: true });
      return;
    }
    isStepDue = !run;
    setPaused(false);
    isStepping = true;
  }

  function stopRun(text: string): void {
    generation += 1;
    run?.abort(new Error('Stopped'));
    run = undefined;
    setPaused(false);
    steps.stop();
    finish('stopped', text);
  }

  function finish(state: 'passed' | 'failed' | 'stopped', text: string): void {
    section.setAttribute('data-state', state);
    markCode(undefined);
    message.textContent = text;
    takeFocusBack(again);
  }

  /** The code has moved the focus into the frame, or a button with the focus has gone. */
  function takeFocusBack(target: HTMLElement): void {
    const { activeElement } = document;
    const isHere = activeElement?.nodeName === 'IFRAME' && section.contains(activeElement);
    const isGone = section.contains(activeElement) && !activeElement?.checkVisibility();
    if (isHere || isGone) target.focus({ preventScroll: true });
  }

  async function copyCode(): Promise<void> {
    const isCopied = await copyText(window, editor.value);
    announce(document, isCopied ? 'Copied' : 'Copying failed');
  }

  function handleKey({ key, isTrusted, defaultPrevented }: KeyboardEvent): void {
    // In the frame, the sample presses keys as well.
    if (key === 'Escape' && isTrusted && !defaultPrevented) close();
  }

  function close(): void {
    if (listening.signal.aborted) return;
    stopRun('');
    listening.abort();
    reader.stop();
    tester.stop();
    stage.stop();
    section.remove();
    removeStyles();
    options.onClose();
  }

  section.addEventListener('keydown', handleKey);
  editor.value = text;
  sample.after(section);
  void start();
  pause.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return close;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
