/** @jsxRuntime classic */
/** @jsx create */
import { ARIA_EXAMPLES } from './examples.ts';
import { create } from './dom.ts';
import type { Lab, LabContext, View } from './labParts.ts';
import { HTML_FIELD, LOCATOR_FIELD, openScenePage, pageOf, TEST_ID_FIELD } from './scenePage.ts';
import type { Values } from './state.ts';
import { askWorker } from './workers.ts';
import type { AriaTextError } from '../worker/ariaText.ts';
import { judgedLines, type LineResult, type LineStatus } from '../worker/ariaCompare.ts';
import { codeList, errorText, markPlace, resultTable, unreadView } from './resultParts.tsx';
import type { AriaSnapshots, AriaVerdict } from '../scene/answers.ts';

/** The ARIA snapshot of a page, and how a template compares with it. */
export const ariaLab: Lab = {
  fields: () => [
    { type: 'lines', name: 'expectation', label: 'Expectation', rows: 8 },
    { ...LOCATOR_FIELD, hint: 'The whole page' },
    HTML_FIELD,
    TEST_ID_FIELD,
  ],
  examples: () => ARIA_EXAMPLES,
  open(context) {
    const page = openScenePage(context);
    const comparer = askWorker('aria');
    let latest: Values | undefined;

    async function ask(values: Values): Promise<View | undefined> {
      latest = values;
      const { locator = '', expectation = '' } = values;
      const shown = pageOf(values);
      const parsed = await page.read(shown, locator.trim() || 'body');
      if (!parsed || latest !== values) return undefined;
      if (parsed.type === 'error') return unreadView(parsed);
      const { selector } = parsed;
      const taken = await page.ask(shown, { type: 'ariaSnapshot', selector });
      if (!taken || latest !== values) return undefined;
      if ('error' in taken) return failedView(taken.error);
      const snapshot = taken.value;
      const snapshots = snapshotList(snapshot, context);
      if (expectation.trim() === '') {
        return { message: 'Type an expectation, or start from the snapshot.', nodes: [snapshots] };
      }

      // Before the framework sees them, a worker that can be stopped tries the regular expressions of the template.
      const compared = await comparer.ask({ expectation, snapshot: snapshot.raw });
      if (!compared || latest !== values) return undefined;
      if (compared.type === 'error') return templateView(compared.error, expectation, snapshots);
      const input = compared.template;
      const verdict = await page.ask(shown, { type: 'matchAria', selector, input });
      if (!verdict) return undefined;
      if ('error' in verdict) return failedView(verdict.error);
      return comparedView(compared.lines, verdict.value, snapshots);
    }

    return {
      ask,
      stop() {
        page.stop();
        comparer.stop();
      },
    };
  },
};

function failedView(error: string): View {
  return { message: 'The assertion fails.', nodes: [errorText(error)] };
}

/** What is wrong with a template. */
function templateView(error: AriaTextError, expectation: string, snapshots: Element): View {
  const { line, col } = error.place;
  const text = expectation.split('\n')[line - 1] ?? '';
  const [reason = ''] = error.message.split('\n');
  return {
    message: `Line ${line}, column ${col}: ${reason.replace(/( at line \d+, column \d+)?:$/, '')}.`,
    nodes: [markPlace(text, col - 1), snapshots],
  };
}

/** The verdict, the result of each line, and the snapshot. */
function comparedView(
  compared: readonly LineResult[] | undefined,
  verdict: AriaVerdict,
  snapshots: Element,
): View {
  if (!compared) {
    const note = <p>The page is too large to compare line by line.</p>;
    return { message: verdictText([], verdict), nodes: [note, snapshots] };
  }
  const lines = judgedLines(compared, verdict);
  return {
    message: verdictText(lines, verdict),
    nodes: [resultTable(['Expectation', 'Result'], lines.map(row)), snapshots],
  };
}

const COUNTED: readonly (readonly [LineStatus, string, string])[] = [
  ['differs', 'line differs', 'lines differ'],
  ['missing', 'line is missing in the page', 'lines are missing in the page'],
  ['extra', 'line is extra in the page', 'lines are extra in the page'],
];

function verdictText(lines: readonly LineResult[], { matches }: AriaVerdict): string {
  if (matches) return 'The snapshot matches.';
  const counts = COUNTED.flatMap(([status, one, many]) => {
    const count = lines.filter((line) => line.status === status).length;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return `The snapshot doesn’t match${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`;
}

const LABELS: Record<LineStatus, string> = {
  match: 'Match',
  differs: 'Differs',
  missing: 'Missing',
  extra: 'Extra',
  ignored: 'Not compared',
};

function row({ text, status, differences = [], received }: LineResult): Element {
  return (
    <tr>
      <td class="lab-line">
        <code>{text || ' '}</code>
      </td>
      <td>
        {status && <span data-result={resultOf(status)}>{LABELS[status]}</span>}
        {notes()}
      </td>
    </tr>
  );

  function notes(): (Node | string)[] {
    const page = <code>{received ?? ''}</code>;
    if (status === 'missing') return received ? [' here. Elsewhere in the page: ', page] : [];
    if (status !== 'differs') return [];
    const [first = ''] = differences;
    if (first === '/children') return [': the page has other children, too'];
    if (first === 'attribute') return [': the element has no such attribute'];
    const what = `: ${differences.map((each) => (each === '/url' ? 'URL' : each)).join(', ')}`;
    return received ? [`${what}. In the page: `, page] : [what];
  }
}

function resultOf(status: LineStatus): string {
  return status === 'ignored' ? 'none' : String(status === 'match');
}

function snapshotList({ raw, generated }: AriaSnapshots, { fill }: LabContext): Element {
  const rows = [
    { term: 'Snapshot of the page', code: raw, copyLabel: 'Copy the snapshot' },
    {
      term: 'As codegen writes it, with regular expressions for numbers',
      code: generated,
      copyLabel: 'Copy the generated snapshot',
    },
  ];
  const shown = generated === raw ? rows.slice(0, 1) : rows;
  return codeList(shown.map((each) => ({ ...each, notes: [useButton(each)] })));

  function useButton({ term, code }: { term: string; code: string }): Element {
    const text = 'Use as expectation';
    return (
      <button
        type="button"
        aria-label={`${text}: ${term}`}
        onClick={() => fill({ expectation: code })}
      >
        {text}
      </button>
    );
  }
}
