import { searchPath } from '#model/searchPath.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

/** Leads to the search page; in the browser, where the address is known, with its words. */
export function NotFoundSearch() {
  const { services } = useShell();
  const to = searchPath(useSite(), useEdition());
  const address = useStore(services?.router)?.location.path ?? '';
  const words = address.replace(/^.*\//, '').replace(/\W+/g, ' ').trim();
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
