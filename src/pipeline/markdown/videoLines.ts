import type { Video } from '#pipeline/lists.ts';
import { wordList } from './wordList.ts';

/** What is known of a video beside its title, the most telling first. */
export function videoLines({ speakers, facts, highlights }: Video): string[] {
  return [wordList(speakers), facts.join(', '), highlights.join(', ')].filter(Boolean);
}
