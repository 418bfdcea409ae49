import type { NavbarEntry } from '#model/navbar.ts';
import { createPathMatcher } from '#runtime/navigation/compilePath.ts';
import { Icon } from '#ui/Icon.tsx';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import styles from './NavbarItem.module.css';

type Link = Extract<NavbarEntry, { type: 'link' }>;

const paths = createPathMatcher();

/** A link to a page of the site or elsewhere. */
export function LinkItem({ item }: { item: Link }) {
  return 'to' in item ? <InAppItem {...item} /> : <ExternalItem {...item} />;
}

function InAppItem({ to, label }: Extract<Link, { to: string }>) {
  const { meta } = useShell();
  // Active in the whole area: `/community/ambassadors` marks a link to `/community/welcome`.
  const area = to.replace(/[^/]*$/, ':page');
  const isActive = meta.path === to || paths.match(area, meta.path) !== undefined;
  return (
    <SiteLink className={styles.root} to={to} aria-current={isActive ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function ExternalItem({ href, label, icon }: Extract<Link, { href: string }>) {
  return (
    <SiteLink
      className={styles.root}
      href={href}
      aria-label={icon ? label : undefined}
      showsExternalIcon={!icon}
    >
      {icon ? <Icon name={icon} /> : label}
    </SiteLink>
  );
}
