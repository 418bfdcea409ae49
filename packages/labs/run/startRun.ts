import { createApi, type Api } from './api.ts';
import { createPerformer, type StepResult } from './perform.ts';
import type { RunStatement, RunText, RunValue } from './statements.ts';

export interface RunOptions {
  text: RunText;
  /** Where the frame goes. */
  stage: Element;
  /** The page on which it starts, relative to the demo. */
  start: string;
  /** Where the demo is, and what the code calls it. Both end with a slash. */
  demo: { actual: string; written: string };
  onLog: (message: string) => void;
  note: (text: string) => void;
  /** In milliseconds, for actions and assertions. */
  timeout?: number;
  /** A page is there, for listeners. */
  onPage?: (window: Window) => void;
}

export interface Run {
  frame: HTMLIFrameElement;
  perform: (statement: RunStatement) => Promise<StepResult>;
  /** Where the elements are that the last statement was about, in pixels of the frame. */
  targets: () => Promise<DOMRect[]>;
  abort: Api['abort'];
}

/** Actions wait as long as assertions do: nobody watches for half a minute how a step fails. */
const TIMEOUT_MS = 5000;

/**
 * What the demo does not need: it opens no windows, dialogs or downloads, and never leaves the frame. It keeps the origin,
 * because the framework has to reach into it, and because its service worker and storage belong to that.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** Opens the demo as if for the first time, in a new frame. */
export async function startRun(options: RunOptions): Promise<Run> {
  const { text, stage, start, demo, onLog, note, timeout = TIMEOUT_MS } = options;
  await forget(demo.actual);
  const frame = document.createElement('iframe');
  frame.title = 'Stagehand';
  frame.setAttribute('sandbox', SANDBOX);
  const toActual = (url: string): string => moved(url, demo.written, demo.actual);
  const toWritten = (log: string): string => log.replaceAll(demo.actual, demo.written);
  frame.addEventListener('load', () => {
    if (frame.contentWindow) options.onPage?.(frame.contentWindow);
  });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = demo.actual + start;
  stage.replaceChildren(frame);
  await loaded;
  const { language } = text;
  const api = createApi(frame, {
    ...{ language, timeout, note },
    onLog: (message) => onLog(toWritten(message)),
  });
  const perform = createPerformer(api);

  return {
    frame,
    targets: api.targets,
    abort: api.abort,
    async perform(statement) {
      const result = await perform({ ...statement, value: mapTexts(statement.value, toActual) });
      if (!('error' in result)) {
        const { value } = result;
        return { value: typeof value === 'string' ? toWritten(value) : value };
      }
      result.error.message = toWritten(result.error.message);
      return result;
    },
  };
}

function moved(url: string, from: string, to: string): string {
  if (url.startsWith(from)) return to + url.slice(from.length);
  return `${url}/` === from ? to : url;
}

/** What earlier runs have left: only what the demo calls its own. */
async function forget(demo: string): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith('stagehand-')) storage.removeItem(key);
  // A host without the API has nothing to forget.
  await fetch(`${demo}api/test/reset`, { method: 'POST' }).catch(() => undefined);
}

function mapTexts(value: RunValue, map: (text: string) => string): RunValue {
  switch (value.type) {
    case 'plain':
      return typeof value.value === 'string' ? { ...value, value: map(value.value) } : value;
    case 'list':
      return { ...value, items: value.items.map((each) => mapTexts(each, map)) };
    case 'chain': {
      const calls = value.calls.map((call) => ({
        ...call,
        ...(call.args && { args: call.args.map((each) => mapTexts(each, map)) }),
      }));
      return { ...value, calls };
    }
    default:
      return value;
  }
}
