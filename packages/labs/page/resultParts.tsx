/** @jsxRuntime classic */
/** @jsx create */
import { createCopyButton } from '../../../src/features/samples/enhanceCopyButton.ts';
import type { ParsedLocator } from '../worker/translate.ts';
import { create } from './dom.ts';
import type { View } from './labParts.ts';

interface CodeRow {
  term: string;
  code: string;
  /** The accessible name of the copy button. */
  copyLabel: string;
  /** Below the code. */
  notes?: readonly (Node | string)[];
}

/** A list of results: what each is, and code to copy. */
export function codeList(rows: readonly CodeRow[]): Element {
  return (
    <dl class="lab-list">
      {rows.map(({ term, code, copyLabel, notes }) => (
        <div>
          <dt>{term}</dt>
          <dd>
            <pre>
              <code>{code}</code>
            </pre>
            {createCopyButton(window, { label: copyLabel, readText: () => code })}
          </dd>
          {notes && <dd>{notes}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A text that is no locator, and where it stops to be one. */
export function unreadView({ text, place }: Extract<ParsedLocator, { type: 'error' }>): View {
  return { message: place.reason, nodes: text ? [markPlace(text, place.at)] : [] };
}

/** An expression, with what is wrong highlighted. */
export function markPlace(text: string, at: number): Element {
  return (
    <pre class="lab-place">
      <code>
        {text.slice(0, at)}
        <mark>{text.slice(at) || ' '}</mark>
      </code>
    </pre>
  );
}

/** What the framework throws, as it is printed in the log of a failed test. */
export function errorText(message: string): Element {
  return (
    <pre class="lab-error">
      <code>{/^\w*Error: /.test(message) ? message.trimEnd() : `Error: ${message.trimEnd()}`}</code>
    </pre>
  );
}

/** A table of results. */
export function resultTable(headings: readonly string[], rows: readonly Element[]): Element {
  return (
    <table>
      <thead>
        <tr>
          {headings.map((title) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  );
}
