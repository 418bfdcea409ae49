import type { SceneAnswers } from './answers.ts';
import type { SceneOptions } from './context.ts';

/** A page, and what to find out about it. Every question contains the page, so that a new frame needs nothing else. */
export interface SceneQuestion extends SceneOptions {
  html: string;
  asks: readonly Ask[];
}

/** One thing to find out, in the frame that the selector leads to. */
export interface Ask {
  type: keyof SceneAnswers;
  selector: string;
  /** What else the function for this type needs, as plain data. */
  input?: unknown;
}

/** What came of an ask, or the framework's message. */
export type Outcome<Type extends keyof SceneAnswers = keyof SceneAnswers> =
  { value: Awaited<ReturnType<SceneAnswers[Type]>> } | { error: string };

/** What readers do in a scene: they choose an element, given by the selector that the framework generates. */
export interface SceneEvent {
  type: 'pick';
  selector: string;
}

/** What leads from a frame element into its page, in selectors. */
export const ENTER_FRAME = ' >> internal:control=enter-frame >> ';
