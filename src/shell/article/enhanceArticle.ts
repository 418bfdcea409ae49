import { ENHANCE_AT_ONCE, ENHANCE_LATER } from '#features/enhance.ts';
import { followHash } from '#runtime/article/hashTarget.ts';
import { createScrollSpy } from '#runtime/scrollSpy.ts';
import { whenIdle } from '#runtime/whenIdle.ts';
import type { EnhanceContext } from '#features/enhanceContext.ts';
import type { LinkWatcher } from '#runtime/navigation/linkWatcher.ts';

export interface ArticleServices extends EnhanceContext {
  linkWatcher: LinkWatcher;
}

/** Enhances the static article; returns the clean-up to run before the next page. */
export function enhanceArticle(services: ArticleServices): () => void {
  const { window, linkWatcher } = services;
  const { document } = window;
  const article = document.getElementById('article');
  const list = document.getElementById('contents-list')?.parentElement;
  const stops: (() => void)[] = [];
  let isOver = false;
  const later = (enhance: () => () => void) =>
    whenIdle(window, () => {
      if (!isOver) stops.push(enhance());
    });

  linkWatcher.scan();
  if (article) {
    stops.push(...ENHANCE_AT_ONCE.map((enhance) => enhance(article, services)));
    // Each in a separate idle callback, so none of them delays the reader's input.
    for (const enhance of ENHANCE_LATER) later(() => enhance(article, services));
  }
  stops.push(followHash());
  if (list) later(() => createScrollSpy(list));
  return () => {
    isOver = true;
    stops.forEach((stop) => stop());
  };
}
