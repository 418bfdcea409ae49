import type { NavbarItem as Item } from '#model/site.ts';
import { docPath } from '#model/path.ts';
import { Icon } from '#ui/Icon.tsx';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';
import { EditionDropdown } from './EditionDropdown.tsx';
import styles from './NavbarItem.module.css';
import { VersionDropdown } from './VersionDropdown.tsx';

interface NavbarItemProps {
  item: Item;
}

/** One entry of the navbar; `type` decides its form. */
export function NavbarItem({ item }: NavbarItemProps) {
  switch (item.type) {
    case 'doc':
      return <DocItem docId={item.docId} label={item.label ?? item.docId} />;
    case 'dropdown':
      return <EditionDropdown item={item} />;
    case 'docsVersionDropdown':
      return <VersionDropdown />;
    case 'link':
      return 'to' in item ? (
        <InAppItem to={item.to} label={item.label ?? item.to} />
      ) : (
        <ExternalItem {...item} />
      );
  }
}

function DocItem({ docId, label }: { docId: string; label: string }) {
  const { meta, services } = useShell();
  const { versions } = useSite();
  const current = useVersion();
  const preferred = useStore(services?.preferredVersion);
  // A reader in the docs stays in the version being read; elsewhere the last choice counts.
  const chosen = meta.doc?.plugin === 'default' ? undefined : preferred;
  const version = versions.find(({ name }) => name === chosen) ?? current;
  const path = docPath(useEdition(), version, docId);
  const isActive = meta.doc?.plugin === 'default' && meta.sidebar === 'docs';
  return (
    <SiteLink className={styles.root} to={path} aria-current={isActive ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function InAppItem({ to, label }: { to: string; label: string }) {
  const { meta } = useShell();
  // The whole area counts: `/community/ambassadors` marks a link to `/community/welcome`.
  const area = to.replace(/[^/]*$/, '');
  const isActive = meta.path.startsWith(area);
  return (
    <SiteLink className={styles.root} to={to} aria-current={isActive ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function ExternalItem({
  href,
  label,
  icon,
}: {
  href: string;
  label?: string | undefined;
  icon?: 'github' | 'chat' | undefined;
}) {
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
