import { actionability } from './actionability.ts';
import { ariaSnapshot, matchAria } from './aria.ts';
import type { SceneContext } from './context.ts';
import { locate, suggest } from './locators.ts';

/** What labs can ask; results are plain data. */
export const SCENE_ANSWERS = {
  ...{ actionability, ariaSnapshot, locate, matchAria, suggest },
} satisfies Record<string, (context: SceneContext) => unknown>;

export type SceneAnswers = typeof SCENE_ANSWERS;
