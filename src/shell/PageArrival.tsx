import { useLayoutEffect, useRef } from 'react';
import { pageHead } from '#model/head.ts';
import { htmlClasses } from '#model/htmlClasses.ts';
import type { LoadedPage } from '#runtime/navigation/pageLoader.ts';
import { applyHead } from '#runtime/headTags.ts';
import type { PageComponent } from './services.ts';
import type { Services } from './services.ts';

interface PageArrivalProps {
  router: Services['router'];
  page: LoadedPage<PageComponent>;
}

/** Updates the document itself once a page is on screen. */
export function PageArrival({ router, page }: PageArrivalProps) {
  const { state, frame } = page;
  const first = useRef(state);

  useLayoutEffect(() => {
    showClasses(document.documentElement, htmlClasses(state.meta));
    // The served document has its head already; later pages bring theirs.
    if (first.current !== state) applyHead(document, pageHead(frame.site, state.meta));
    // Last, because tabs and details affect where the target of a hash is.
    router.afterCommit();
  }, [router, state, frame]);

  return undefined;
}

/** Replaces the classes that identify the page; others, such as that of the progress bar, stay. */
function showClasses({ classList }: HTMLElement, classes: string): void {
  classList.remove(...[...classList].filter((name) => /^(docs|plugin|search-page)-/.test(name)));
  classList.add(...classes.split(' '));
}
