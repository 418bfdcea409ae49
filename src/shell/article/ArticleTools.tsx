import { useLayoutEffect } from 'react';
import { useShell } from '#shell/shellContext.tsx';

interface ArticleToolsProps {
  /** Any value that differs between pages. */
  page: object;
}

/** Enhances the article once it is on screen; inside the page, so its error boundary catches failures. */
export function ArticleTools({ page }: ArticleToolsProps) {
  const { services } = useShell();
  useLayoutEffect(() => services?.articleTools.use(page), [services, page]);
  return undefined;
}
