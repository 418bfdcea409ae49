import type { Create } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { StartPeer } from './enhanceAsker.ts';
import type { Values } from './enhanceState.ts';

/** What differs between labs; `enhanceLab.ts` has what they share. */
export interface Lab {
  fields: (language: string) => readonly Field[];
  examples: (language: string) => readonly Example[];
  /** Starts what computes results. */
  start: StartPeer;
  /** What to ask for the current values. */
  question: (values: Values, language: string) => unknown;
  show: (answer: unknown, tools: LabTools) => View;
}

/** An input of the form. `type` decides which other properties exist. */
export type Field = { name: string; label: string; value: string } & (
  | { type: 'line'; hint?: string }
  | { type: 'lines'; rows: number }
  | { type: 'choice'; options: Readonly<Record<string, string>> }
);

/** Values to start from; fields that it leaves out have their defaults. */
export interface Example {
  title: string;
  values: Values;
}

export interface LabTools {
  create: Create;
  window: BrowserWindow;
}

/** A result as one sentence for everyone, and in detail. */
export interface View {
  message: string;
  nodes: readonly Node[];
}
