import { versionTitle } from '#model/version.ts';
import styles from './Brand.module.css';
import { versionChoice } from './navbar/targets.ts';
import { SiteLink } from './SiteLink.tsx';
import { useEdition, useShell, useSite } from './shellContext.tsx';

/** The logo, a stage between two curtains, what is documented here, and by whom. */
export function Brand() {
  const { meta } = useShell();
  const { title, navbar, versions } = useSite();
  const { prefix, label } = useEdition();
  const [shown] = versionChoice('default', { meta, versions });
  return (
    <SiteLink to={prefix} className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path className={styles.stage} d="M3 4h26v24H3z" />
        <path className={styles.lamp} d="M16 5 8 27h16z" />
        <path className={styles.curtain} d="M3 4h9c0 9-3 16-9 18V4ZM29 4h-9c0 9 3 16 9 18V4Z" />
        <path className={styles.floor} d="M3 25.5h26V28H3z" />
      </svg>
      <span>
        <b>{title}</b>
        {navbar.byline !== undefined && <small aria-hidden="true">{navbar.byline}</small>}
        <small className={styles.place} aria-hidden="true">
          {label} <span data-version-shown="">{shown && versionTitle(shown)}</span>
        </small>
      </span>
    </SiteLink>
  );
}
