import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import styles from './Paging.module.css';

/** Links to the previous and next page in reading order. */
export function Paging() {
  const { previous, next } = useShell().meta;
  if (!previous && !next) return undefined;
  return (
    <nav className={styles.root} aria-label="Docs pages">
      {previous && (
        <SiteLink className={styles.link} to={previous.path} rel="prev">
          <span className={styles.direction}>Previous</span>
          {previous.label}
        </SiteLink>
      )}
      {next && (
        <SiteLink className={styles.link} to={next.path} rel="next" data-side="next">
          <span className={styles.direction}>Next</span>
          {next.label}
        </SiteLink>
      )}
    </nav>
  );
}
