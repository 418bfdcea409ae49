import { docPath } from '#model/path.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import { CounterpartLink } from '#shell/switching/CounterpartLink.tsx';
import styles from './HomePage.module.css';

/** The home page of an edition: what the framework is for, and where to start. */
export function HomePage() {
  const { content } = useShell();
  const { title, tagline, editions } = useSite();
  const edition = useEdition();
  const version = useVersion();
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <h1 className={styles.title}>
          {title} <span className={styles.edition}>for {edition.label}</span>
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.actions}>
          <SiteLink to={docPath(edition, version, 'intro')}>Get started</SiteLink>
          <SiteLink to={docPath(edition, version, 'writing-tests')}>Write a test</SiteLink>
        </p>
        <ul className={styles.editions} aria-label="Editions">
          {editions.map(({ id, prefix, label }) => (
            <li key={id}>
              <CounterpartLink prefix={prefix}>{label}</CounterpartLink>
            </li>
          ))}
        </ul>
      </header>
      <div
        id="article"
        className={`prose ${styles.body}`}
        dangerouslySetInnerHTML={{ __html: content.html }}
      />
    </main>
  );
}
