import type { SceneContext } from './enhanceSceneContext.ts';
import { locate, suggest } from './enhanceSceneLocators.ts';

/** What labs can ask; results are plain data. */
export const SCENE_ANSWERS = { locate, suggest } satisfies Record<
  string,
  (context: SceneContext) => unknown
>;

export type SceneAnswers = typeof SCENE_ANSWERS;
