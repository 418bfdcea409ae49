import type { ApiLanguage } from '#api-reference/facts.ts';
import type { Correct } from './corrections.ts';

/** Where a link of a comment leads in one edition and version. */
export interface CommentTarget {
  /** Replaces the text of the link. */
  text?: string;
  /** As content writes it: `/docs/api/class-page#page-goto`; absent where the edition lacks it. */
  url?: string;
}

export interface CommentContext {
  language: ApiLanguage;
  correct: Correct;
  /** Resolves a URL of the public documentation: `api/class-page#page-goto`, `locators`. */
  resolve: (href: string) => CommentTarget;
}
