import { useEffect, useState } from 'react';
import type { PageList } from '#model/page.ts';
import { PAGE_LIST_PATH } from '#model/page.ts';
import type { Suggestion } from './suggestPages.ts';
import { suggestPages } from './suggestPages.ts';
import { fetchJson } from '#runtime/navigation/fetchJson.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useHref, useShell, useSite } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

/** Pages that the reader may have meant: known only in the browser, which has the URL. */
export function NotFoundSuggestions() {
  const { services } = useShell();
  const site = useSite();
  const path = useStore(services?.router)?.location.path;
  const pages = usePageList();
  const { elsewhere, near } = suggestPages(site, path ?? '/', pages);
  return (
    <div aria-live="polite">
      <SuggestionList title="In other editions and versions" suggestions={elsewhere} />
      <SuggestionList title="Did you mean" suggestions={near} />
    </div>
  );
}

function SuggestionList({ title, suggestions }: { title: string; suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return undefined;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {suggestions.map(({ path, title, edition, version }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink> {edition}
            {version === '' ? '' : `, ${version}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function usePageList(): PageList {
  const toHref = useHref();
  const url = toHref(PAGE_LIST_PATH);
  const [pages, setPages] = useState<PageList>([]);
  useEffect(() => {
    let isOver = false;
    fetchJson(window.fetch.bind(window), url).then(
      // Written by our own build.
      (list) => isOver || setPages(list as PageList),
      // The page is useful without suggestions.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [url]);
  return pages;
}
