import { actionability } from './enhanceSceneActionability.ts';
import { ariaSnapshot, matchAria } from './enhanceSceneAria.ts';
import type { SceneContext } from './enhanceSceneContext.ts';
import { locate, suggest } from './enhanceSceneLocators.ts';

/** What labs can ask; results are plain data. */
export const SCENE_ANSWERS = {
  ...{ actionability, ariaSnapshot, locate, matchAria, suggest },
} satisfies Record<string, (context: SceneContext) => unknown>;

export type SceneAnswers = typeof SCENE_ANSWERS;
