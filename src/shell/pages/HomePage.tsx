import { docPath } from '#model/path.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import { CounterpartLink } from '#shell/switching/CounterpartLink.tsx';
import styles from './HomePage.module.css';

/** The home page of an edition: what the framework is for, and where to start. */
export function HomePage() {
  const { content, meta } = useShell();
  const { title, tagline, editions } = useSite();
  const edition = useEdition();
  const version = useVersion();
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <div className={styles.editions}>
          {/* The heading says it, too. */}
          <span aria-hidden="true">{title} for</span>
          <ul aria-label="Editions">
            {editions.map(({ id, prefix, label }) => (
              <li key={id}>
                <CounterpartLink prefix={prefix}>{label}</CounterpartLink>
              </li>
            ))}
          </ul>
        </div>
        <h1 className={styles.title}>
          <span className="visually-hidden">
            {title} for {edition.label}:
          </span>{' '}
          {tagline.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className={styles.lead}>{meta.description}</p>
      </header>
      <p className={styles.actions}>
        <SiteLink to={docPath(edition, version, 'intro')}>Get started</SiteLink>
        <SiteLink to={docPath(edition, version, 'writing-tests')}>Write a test</SiteLink>
      </p>
      <div
        id="article"
        className={`prose ${styles.body}`}
        dangerouslySetInnerHTML={{ __html: content.html }}
      />
    </main>
  );
}
