import { chromium, type Browser, type Frame, type Page } from 'playwright-stable';
import type { Ask, Outcome, SceneQuestion } from '../scene/answers.ts';
import { buildInline } from '../../../src/build/bundle/viteBuild.ts';
import { labs } from '../build.ts';
import { findBrowser } from '../../../tools/findBrowser.mjs';

/** Starts the browser, however long that takes. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), timeout: 0 });
}

/** The engine of the labs, in a sandboxed frame as on the site. */
export interface Engine {
  /** The scene that it shows, for the library. */
  frame: Frame;
  ask: <Type extends Ask['type']>(
    html: string,
    ask: Ask & { type: Type },
  ) => Promise<Outcome<Type> | undefined>;
  /** One outcome for each ask, in order. */
  askAll: (question: SceneQuestion) => Promise<Outcome[]>;
}

/** Compiles the script of the engine, in a folder of its own: other workers may do the same at this moment. */
export function buildEngine(): Promise<string> {
  const worker = process.env['VITEST_POOL_ID'] ?? '';
  const root = process.cwd();
  return buildInline(root, {
    entry: labs.scene,
    outDir: `node_modules/.cache/playbill/test-engine${worker}`,
    plugins: [labs.frameworkModules(root)],
  });
}

/** Opens the engine in a page of its own, whose viewport it fills. */
export async function openEngine(browser: Browser, script: string): Promise<Engine> {
  const page = await browser.newPage({ hasTouch: true });
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(0);
  const element = await page.evaluateHandle(async (source) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.style.cssText =
      'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0';
    frame.srcdoc = `<!doctype html><script>${source}</script>`;
    const ready = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    document.body.append(frame);
    await ready;
    return frame;
  }, script);
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The engine has no frame.');
  return {
    frame,
    askAll: (question) => askAll(page, question),
    async ask(html, ask) {
      const options = { language: 'javascript', testIdAttribute: 'data-testid' } as const;
      const [outcome] = await askAll(page, { html, ...options, asks: [ask] });
      // The type of the ask says what its result is.
      return outcome as never;
    },
  };
}

async function askAll(page: Page, question: SceneQuestion): Promise<Outcome[]> {
  return page.evaluate(async (sent) => {
    const listening = new AbortController();
    const answer = new Promise<Outcome[]>((resolve) => {
      const receive = ({ data }: MessageEvent<{ kind: string; answer: Outcome[] }>): void => {
        if (data.kind === 'answer') resolve(data.answer);
      };
      addEventListener('message', receive, { signal: listening.signal });
    });
    document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*');
    const outcomes = await answer;
    listening.abort();
    return outcomes;
  }, question);
}
