import type { ElsewhereHit, SearchAnswer } from '#model/search.ts';
import type { VersionName } from '#model/version.ts';
import type { ResultItem } from './resultItem.ts';

/** What a reader asks on the search page. */
export interface Question {
  query: string;
  version: VersionName;
}

export function isSameQuestion(one: Question, other: Question): boolean {
  return one.query === other.query && one.version === other.version;
}

/** What was found for a question, as far as it has been fetched. */
export interface Found {
  question: Question;
  items: ResultItem[];
  /** Of all results, fetched or not. */
  count: number;
  /** How many pages of results are in `items`. */
  pages: number;
  hasMore: boolean;
  source: SearchAnswer['source'];
  elsewhere: ElsewhereHit[];
  /** Found by names alone; the rest follows by itself. */
  isPartial: boolean;
}

/** Which of its screens the search page shows. */
export type Results =
  | { status: 'start' }
  /** What was found before stays on screen until the answer is there. */
  | { status: 'searching'; older: Found | undefined }
  | { status: 'failed' }
  | { status: 'found'; found: Found; more: 'waiting' | 'fetching' | 'failed' };

/** What has been fetched so far. */
export type Fetched = Pick<Found, 'question' | 'items' | 'pages' | 'isPartial'>;

/** The beginning: nothing yet. */
export function nothingFetched(question: Question): Fetched {
  return { question, items: [], pages: 0, isPartial: false };
}

/** Joins the answers for neighbouring pages; a hit that moved to the next page meanwhile is not repeated. */
export function joinAnswers(
  before: Fetched,
  answers: readonly SearchAnswer[],
  toItem: (hit: SearchAnswer['hits'][number]) => ResultItem,
): Found {
  const items = new Map(before.items.map((item) => [item.id, item]));
  for (const hit of answers.flatMap(({ hits }) => hits)) {
    if (!items.has(hit.objectID)) items.set(hit.objectID, toItem(hit));
  }
  const last = answers.at(-1);
  const pages = before.pages + answers.length;
  return {
    question: before.question,
    items: [...items.values()],
    count: last?.nbHits ?? 0,
    pages,
    hasMore: pages < (last?.nbPages ?? 0),
    source: last?.source ?? 'local',
    elsewhere: answers[0]?.elsewhere ?? [],
    isPartial: before.isPartial || answers.some(({ isPartial }) => isPartial),
  };
}
