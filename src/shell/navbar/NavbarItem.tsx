import type { ComponentProps } from 'react';
import { unknownItemType } from '#model/navbar.ts';
import type { NavbarEntry } from '#model/navbar.ts';
import { versionTitle } from '#model/version.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell } from '#shell/shellContext.tsx';
import { CounterpartLink } from '#shell/switching/CounterpartLink.tsx';
import { Dropdown } from '#ui/Dropdown.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './NavbarItem.module.css';
import { SearchButton } from './SearchButton.tsx';
import { docsTarget, isInArea, versionChoice } from './targets.ts';

/** One entry of the navbar; `type` decides its form. */
export function NavbarItem({ item }: { item: NavbarEntry }) {
  const { frame, meta } = useShell();
  switch (item.type) {
    case 'docs': {
      // In the version that suits the reader; the browser knows which one they prefer (`links.ts`).
      const { plugin, sidebar, targets } = item;
      const { navbar, versions } = frame.site;
      const areas = navbar.items.flatMap((each) =>
        each.type === 'link' && 'to' in each ? [each.to] : [],
      );
      const target = docsTarget(item, { meta, versions, areas });
      return (
        <SiteLink
          className={styles.root}
          to={target?.path ?? '/'}
          hidden={!target}
          aria-current={target?.isActive ? 'page' : undefined}
          data-docs={JSON.stringify({ plugin, sidebar, targets })}
        >
          {target?.label}
        </SiteLink>
      );
    }
    case 'link': {
      const [to, href, icon] = 'to' in item ? [item.to] : [undefined, item.href, item.icon];
      return (
        <SiteLink
          className={styles.root}
          to={to}
          href={href}
          aria-label={icon && item.label}
          aria-current={to !== undefined && isInArea(to, meta.path) ? 'page' : undefined}
          data-area={to}
        >
          {icon ? <Icon name={icon} /> : item.label}
        </SiteLink>
      );
    }
    case 'dropdown':
    case 'docsVersionDropdown':
      return <ListItem item={item} />;
    case 'html':
      return <div className={styles.root} dangerouslySetInnerHTML={{ __html: item.value }} />;
    case 'search':
      return <SearchButton />;
    default:
      // A configuration that no type checker has seen.
      throw new Error(unknownItemType((item satisfies never as { type: string }).type));
  }
}

function ListItem({ item }: { item: ListEntry }) {
  const { purpose, label, links } = useLinkList(item);
  if (item.type === 'docsVersionDropdown' && links.length === 1) return links.map(linkElement);
  return (
    <Dropdown
      purpose={purpose}
      label={label}
      otherLabels={label === purpose ? [] : links.map((link) => link.label)}
    >
      <LinkList links={links} />
      {item.type === 'docsVersionDropdown' && <MyReleasePlace />}
    </Dropdown>
  );
}

/** An entry with a list of links. */
export type ListEntry = Extract<NavbarEntry, { type: 'dropdown' | 'docsVersionDropdown' }>;

/** A link to a page or, with a prefix or version, to this page in that edition or version. */
interface ListLink extends Omit<ComponentProps<typeof CounterpartLink>, 'children'> {
  label: string;
  to?: string | undefined;
  href?: string | undefined;
}

/** The list of an entry; that of editions or versions is labeled by the current one. */
export function useLinkList(item: ListEntry) {
  const { frame, meta } = useShell();
  const { versions } = frame.site;
  const edition = useEdition();
  if (item.type === 'dropdown') {
    const links = item.items.map(({ 'data-language-prefix': prefix, ...link }): ListLink => ({
      ...link,
      prefix,
    }));
    const isOfEditions = links.some(({ prefix }) => prefix !== undefined);
    return { purpose: item.label, label: isOfEditions ? edition.label : item.label, links };
  }
  const [shown] = versionChoice('default', { meta, versions });
  const links = versions
    .filter(({ name }) => item.versions.includes(name))
    .map((version): ListLink => ({ label: versionTitle(version), version: version.name }));
  return { purpose: 'Version', label: shown ? versionTitle(shown) : 'Versions', links };
}

export function LinkList({ links }: { links: readonly ListLink[] }) {
  return links.map((link) => <li key={link.label}>{linkElement(link)}</li>);
}

/** Where readers say which release they use (`release/myRelease.ts`). */
export function MyReleasePlace() {
  return <li data-my-release="" hidden />;
}

function linkElement({ label, to, href, prefix, version }: ListLink) {
  return prefix === undefined && version === undefined ? (
    <SiteLink to={to} href={href}>
      {label}
    </SiteLink>
  ) : (
    <CounterpartLink prefix={prefix} version={version}>
      {label}
    </CounterpartLink>
  );
}
