import { createAsker } from './asker.ts';
import type { AriaComparison, AriaQuestion } from '../worker/ariaCompare.ts';
import { ARIA_EXAMPLES } from './ariaExamples.ts';
import { showAria } from './ariaView.ts';
import type { AriaResult } from './ariaView.ts';
import workerUrl from '../worker/ariaWorker.ts?worker&url';
import type { Lab } from './labParts.ts';
import { openScenePage } from './scenePage.ts';
import type { Values } from './state.ts';
import { workerPeer } from '../worker/worker.ts';

/** The ARIA snapshot of a page, and how a template compares with it. */
export const ariaLab: Lab = {
  fields() {
    const { html = '', expectation = '' } = ARIA_EXAMPLES[0]?.values ?? {};
    return [
      { type: 'lines', name: 'html', label: 'HTML of the page', value: html, rows: 10 },
      {
        ...{ type: 'line', name: 'locator', value: '', hint: 'The whole page' },
        label: 'Locator in any language, or selector',
      },
      { type: 'lines', name: 'expectation', label: 'Expectation', value: expectation, rows: 8 },
    ];
  },
  examples: () => ARIA_EXAMPLES,
  open(context) {
    const { window } = context;
    const page = openScenePage(context);
    const comparer = createAsker({ window, start: workerPeer(workerUrl) });
    let latest: Values | undefined;

    async function ask(values: Values): Promise<AriaResult | undefined> {
      latest = values;
      const { html = '', locator = '', expectation = '' } = values;
      const parsed = await page.read(html, locator.trim() || 'body');
      if (!parsed || latest !== values) return undefined;
      if (parsed.type === 'error') return { type: 'locator', parsed };
      const { selector } = parsed;
      const taken = await page.ask(html, { type: 'ariaSnapshot', selector });
      if (!taken || latest !== values) return undefined;
      if ('error' in taken) return { type: 'failed', error: taken.error };
      const snapshot = taken.value;
      if (expectation.trim() === '') return { type: 'snapshot', snapshot };

      // Before the framework sees them, a worker that can be stopped tries the regular expressions of the template.
      const question: AriaQuestion = { expectation, snapshot: snapshot.raw };
      const compared = (await comparer.ask(question)) as AriaComparison | undefined;
      if (!compared || latest !== values) return undefined;
      if (compared.type === 'error') {
        return { type: 'template', snapshot, expectation, error: compared.error };
      }
      const input = compared.template;
      const verdict = await page.ask(html, { type: 'matchAria', selector, input });
      if (!verdict) return undefined;
      if ('error' in verdict) return { type: 'failed', error: verdict.error };
      return { type: 'compared', snapshot, lines: compared.lines, verdict: verdict.value };
    }

    return {
      ask,
      stop() {
        page.stop();
        comparer.stop();
      },
    };
  },
  show: (answer, tools) => showAria(answer as AriaResult, tools),
};
