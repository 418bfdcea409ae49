import { useLayoutEffect } from 'react';
import { useShell } from '#shell/shellContext.tsx';
import { enhanceArticle } from './enhanceArticle.ts';

interface ArticleToolsProps {
  /** Anything that is another object for another page. */
  page: object;
}

/** Brings the article to life as soon as it is on screen; inside the page, so that a failure stays there. */
export function ArticleTools({ page }: ArticleToolsProps) {
  const { services } = useShell();
  useLayoutEffect(() => services && enhanceArticle(window, services), [services, page]);
  return undefined;
}
