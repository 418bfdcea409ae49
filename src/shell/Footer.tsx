import styles from './Footer.module.css';
import { SiteLink } from './SiteLink.tsx';
import { useSite } from './shellContext.tsx';

export function Footer() {
  const { footer } = useSite();
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.label}>
                  <SiteLink {...destination(link)} showsExternalIcon>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        Copyright © {footer.copyrightYear} {footer.copyright}. {footer.note}
      </p>
    </footer>
  );
}

function destination(link: { to: string } | { href: string }) {
  return 'to' in link ? { to: link.to } : { href: link.href };
}
