import { useEffect, useState } from 'react';
import { readApi } from './client.ts';

/** What is known of an answer of the API. */
export type Answer<T> =
  | { status: 'loading' }
  | { status: 'loaded'; value: T }
  | { status: 'failed'; message: string };

/** Reads a path of the API; the old answer stays until the next one has come. */
export function useApi<T>(path: string): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  useEffect(() => {
    let isLast = true;
    const tell = (next: Answer<T>) => {
      if (isLast) setAnswer(next);
    };
    readApi<T>(path).then(
      (value) => tell({ status: 'loaded', value }),
      (error: unknown) => tell({ status: 'failed', message: messageOf(error) }),
    );
    return () => {
      isLast = false;
    };
  }, [path]);
  return answer;
}

/** What to tell visitors: the API's own words, or that nothing came back. */
export function messageOf(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : 'The box office cannot be reached.';
}
