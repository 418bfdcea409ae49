import type { SearchAnswer, SearchClient, SearchScope } from '#model/search.ts';

/** Asks each query once: answers are kept while the dialog is open, and shared while on their way. */
export interface Questions {
  ask: (query: string) => Promise<SearchAnswer>;
  /** For when the same query would be answered better now. */
  forget: () => void;
}

interface QuestionsOptions {
  client: Pick<SearchClient, 'search'>;
  scope: SearchScope;
  snippetWords: number;
}

const HITS = 20; // spec §9

/** Made anew for each opening (behaviours 87). */
export function createQuestions({ client, scope, snippetWords }: QuestionsOptions): Questions {
  const answers = new Map<string, Promise<SearchAnswer>>();

  return {
    ask(query) {
      const known = answers.get(query);
      if (known) return known;
      const answer = client.search({ query, scope, page: 0, hitsPerPage: HITS, snippetWords });
      answers.set(query, answer);
      // Whoever asked hears of the failure; typing the same again is another try.
      answer.catch(() => answers.delete(query));
      return answer;
    },
    forget: () => answers.clear(),
  };
}
