import type { Language } from '../worker/languages.ts';
import type { Values } from './state.ts';

/** What differs between labs; `lab.tsx` has what they share. */
export interface Lab {
  fields: (language: Language) => readonly Field[];
  /** The first one is what it starts with. */
  examples: (language: Language) => readonly Example[];
  /** The input contains no code: readers find it again in other editions. */
  isForAllEditions?: true;
  /** Starts what computes results. */
  open: (context: LabContext) => Computer;
}

export interface LabContext {
  /** The language of the edition. */
  language: Language;
  /** Above the result: the place for a page. */
  stage: Element;
  /** Fills in fields, as if the reader had. */
  fill: (values: Values) => void;
  /** Asks again for the same values. */
  refresh: () => void;
}

interface Computer {
  /** What to show for the values of the form; undefined if nothing changes, or if newer values have replaced them. */
  ask: (values: Values) => Promise<View | undefined>;
  stop: () => void;
}

/** An input of the form; `value` is what it starts with, if not that of the first example. `type` decides the rest. */
export type Field = { name: string; label: string; value?: string } & (
  | { type: 'line'; hint?: string }
  | { type: 'lines'; rows: number }
  | { type: 'choice'; options: Readonly<Record<string, string>> }
  // The value is the names of those that are on, separated by spaces.
  | { type: 'switches'; options: Readonly<Record<string, string>> }
  // What readers set by other means than typing.
  | { type: 'hidden' }
);

/** Values to start from; fields that it leaves out have their defaults. */
export interface Example {
  title: string;
  values: Values;
}

/** A result as one sentence for everyone, and in detail. */
export interface View {
  message: string;
  nodes: readonly Node[];
}
