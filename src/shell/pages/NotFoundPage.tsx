import { SiteLink } from '#shell/SiteLink.tsx';
import { docPath } from '#model/path.ts';
import { useEdition, useVersion } from '#shell/shellContext.tsx';
import styles from './NotFoundPage.module.css';

/** What unknown addresses show, in the edition that the address names (behaviours 48). */
export default function NotFoundPage() {
  const edition = useEdition();
  const intro = docPath(edition, useVersion(), 'intro');
  return (
    <main className={styles.root}>
      <h1>This page is not available for {edition.label}.</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        Go to the <SiteLink to={edition.prefix}>home page</SiteLink> or begin with{' '}
        <SiteLink to={intro}>Installation</SiteLink>.
      </p>
    </main>
  );
}
