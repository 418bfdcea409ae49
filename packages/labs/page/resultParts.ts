import { createCopyButton } from '../../../src/features/samples/enhanceCopyButton.ts';
import type { ParsedLocator } from '../worker/translate.ts';
import type { LabTools, View } from './labParts.ts';

interface CodeRow {
  term: string;
  code: string;
  /** The accessible name of the copy button. */
  copyLabel: string;
  /** Below the code. */
  notes?: readonly (Node | string)[];
}

/** A row of a list of results: what it is, and code to copy. */
export function codeRow(
  { create, window }: LabTools,
  { term, code, copyLabel, notes = [] }: CodeRow,
): Element {
  const copy = createCopyButton(window, { label: copyLabel, readText: () => code });
  return create(
    'div',
    {},
    create('dt', {}, term),
    create('dd', {}, create('pre', {}, create('code', {}, code)), copy),
    ...(notes.length > 0 ? [create('dd', {}, ...notes)] : []),
  );
}

/** A text that is no locator, and where it stops to be one. */
export function unreadView(
  tools: LabTools,
  { text, place }: Extract<ParsedLocator, { type: 'error' }>,
): View {
  return { message: place.reason, nodes: text ? [markPlace(tools, text, place.at)] : [] };
}

/** An expression, with what is wrong highlighted. */
export function markPlace({ create }: LabTools, text: string, at: number): Element {
  return create(
    'pre',
    { class: 'lab-place' },
    create('code', {}, text.slice(0, at), create('mark', {}, text.slice(at) || ' ')),
  );
}

/** What the framework throws, as it is printed in the log of a failed test. */
export function errorText({ create }: LabTools, message: string): Element {
  return create('pre', { class: 'lab-error' }, create('code', {}, `Error: ${message.trimEnd()}`));
}

/** A table of results, which scrolls if it is too wide or long. */
export function resultTable(
  { create }: LabTools,
  headings: readonly string[],
  rows: readonly Element[],
): Element {
  const cells = headings.map((title) => create('th', { scope: 'col' }, title));
  return create(
    'div',
    { class: 'lab-table', tabindex: '0', role: 'region', 'aria-label': 'Results' },
    create(
      'table',
      {},
      create('thead', {}, create('tr', {}, ...cells)),
      create('tbody', {}, ...rows),
    ),
  );
}
