import type { ComponentProps } from 'react';
import { Icon } from '#ui/Icon.tsx';
import styles from './SiteLink.module.css';
import { useHref } from './shellContext.tsx';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** In-app, without the base URL: `/docs/intro`. */
  to?: string | undefined;
  /** A full URL elsewhere; an icon says so. */
  href?: string | undefined;
}

/** Every link of the shell. The router handles plain clicks on in-app links at the document level. */
export function SiteLink({ to, href, children, ...rest }: SiteLinkProps) {
  const toHref = useHref();
  if (to !== undefined) {
    return (
      <a {...rest} href={toHref(to)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {/* A label means that another icon stands for the link. */}
      {rest['aria-label'] === undefined && (
        <span className={styles.icon}>
          <Icon name="external" size={13.5} />
        </span>
      )}
    </a>
  );
}
