import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell } from '#shell/shellContext.tsx';
import styles from './Breadcrumbs.module.css';

/** The breadcrumb trail: edition, categories, page. */
export function Breadcrumbs() {
  const { breadcrumbs } = useShell().meta;
  const edition = useEdition();
  if (breadcrumbs.length === 0) return <span />;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.root}>
        <li>
          <SiteLink to={edition.prefix} aria-label={`Home page, ${edition.label}`}>
            {edition.label}
          </SiteLink>
        </li>
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={label} aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>
            {path === undefined ? label : <SiteLink to={path}>{label}</SiteLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
