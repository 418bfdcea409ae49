import type { Video } from './video.ts';
import { wordList } from '#tree/wordList.ts';

/** What is known of a video beside its title, the most telling first. */
export function videoLines({ speakers, facts, highlights }: Video): string[] {
  return [wordList(speakers), facts.join(', '), highlights.join(', ')].filter(Boolean);
}
