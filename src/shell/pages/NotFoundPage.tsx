import { docPath } from '#model/path.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import styles from './NotFoundPage.module.css';
import { NotFoundSearch } from './NotFoundSearch.tsx';
import { NotFoundSuggestions } from './NotFoundSuggestions.tsx';

/**
 * Shown for unknown URLs, in the edition and docs tree that the URL names (behaviors not-found-page,
 * not-found-in-docs).
 */
export default function NotFoundPage() {
  const { tree } = useShell().meta;
  const { editions } = useSite();
  const edition = useEdition();
  const version = useVersion();
  // Another edition may have the page; in the docs of the first edition it is simply missing.
  const isInTree = tree !== undefined && edition.id === editions[0]?.id;
  return (
    <main className={styles.root}>
      <h1>{isInTree ? 'Page Not Found' : `This page is not available for ${edition.label}.`}</h1>
      <p>We could not find what you were looking for.</p>
      {isInTree && (
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </p>
      )}
      <NotFoundSuggestions />
      <h2>Where to go next</h2>
      <ul>
        <NotFoundSearch />
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
