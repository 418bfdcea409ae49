import { searchPath } from '#model/searchPath.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

/** Links to the search page; in the browser, where the URL is known, with its words as the query. */
export function NotFoundSearch() {
  const { services } = useShell();
  const to = searchPath(useSite(), useEdition());
  const url = useStore(services?.router)?.location.path ?? '';
  const words = url.replace(/^.*\//, '').replace(/\W+/g, ' ').trim();
  if (to === undefined) return undefined;
  const suffix = words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;
  return (
    <li>
      <SiteLink to={to} suffix={suffix}>
        {words === '' ? 'Search the documentation' : `Search for “${words}”`}
      </SiteLink>
    </li>
  );
}
