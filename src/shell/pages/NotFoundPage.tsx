import { docPath } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import styles from './NotFoundPage.module.css';

/**
 * Shown for unknown URLs, in the edition and docs tree that the URL names (behaviors not-found-page,
 * not-found-in-docs).
 */
export function NotFoundPage() {
  const { tree } = useShell().meta;
  const site = useSite();
  const { editions } = site;
  const edition = useEdition();
  const version = useVersion();
  const search = searchPath(site, edition);
  // Another edition may have the page, which `suggest.ts` finds out; in the docs of the first it is simply missing.
  const isInTree = tree !== undefined && edition.id === editions[0]?.id;
  return (
    <main className={`${styles.root} prose`}>
      {isInTree ? (
        <h1>Page Not Found</h1>
      ) : (
        <h1 data-elsewhere={`This page is not available for ${edition.label}.`}>
          There is no page at this URL.
        </h1>
      )}
      <p>We could not find what you were looking for.</p>
      {isInTree && (
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </p>
      )}
      {/* Filled by the browser, which has the URL (`suggest.ts`). */}
      <div aria-live="polite" data-suggestions="" />
      <h2>Where to go next</h2>
      <ul>
        {search !== undefined && (
          <li>
            <SiteLink to={search} data-search-words="">
              Search the documentation
            </SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={docPath(edition, version, 'intro')}>
            {edition.label} docs: getting started
          </SiteLink>
        </li>
        {editions.map(({ id, prefix, label }) => (
          <li key={id}>
            <SiteLink to={prefix}>{label} home page</SiteLink>
          </li>
        ))}
      </ul>
    </main>
  );
}
