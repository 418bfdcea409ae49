import { unknownItemType } from '#model/navbar.ts';
import type { DocsEntry, NavbarEntry } from '#model/navbar.ts';
import type { NavbarDropdownItem } from '#model/site.ts';
import type { VersionName } from '#model/version.ts';
import { versionTitle } from '#model/version.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';
import { EditionLink, VersionLink } from '#shell/switching/CounterpartLink.tsx';
import { Dropdown } from '#ui/Dropdown.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './NavbarItem.module.css';
import { SearchButton } from './SearchButton.tsx';
import { docsTarget, isInArea, versionChoice } from './targets.ts';

type Link = Extract<NavbarEntry, { type: 'link' }>;
type LinkList = Extract<NavbarEntry, { type: 'dropdown' }>;

/** One entry of the navbar; `type` decides its form. */
export function NavbarItem({ item }: { item: NavbarEntry }) {
  switch (item.type) {
    case 'docs':
      return <DocsItem item={item} />;
    case 'link':
      return 'to' in item ? <InAppItem {...item} /> : <ExternalItem {...item} />;
    case 'dropdown':
      return <LinkDropdown item={item} />;
    case 'docsVersionDropdown':
      return <VersionDropdown versions={item.versions} />;
    case 'html':
      return <div className={styles.root} dangerouslySetInnerHTML={{ __html: item.value }} />;
    case 'search':
      return <SearchButton />;
    default:
      // A configuration that no type checker has seen.
      throw new Error(unknownItemType((item satisfies never as { type: string }).type));
  }
}

/** A link to the docs, in the version that suits the reader; the browser knows which one they prefer (`links.ts`). */
function DocsItem({ item }: { item: DocsEntry }) {
  const { plugin, sidebar, targets } = item;
  const { meta } = useShell();
  const target = docsTarget(item, { meta, versions: useSite().versions });
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

function InAppItem({ to, label }: Extract<Link, { to: string }>) {
  const isActive = isInArea(to, useShell().meta.path);
  return (
    <SiteLink
      className={styles.root}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      data-area={to}
    >
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

/** A configured dropdown; one that lists editions shows the current one. */
function LinkDropdown({ item }: { item: LinkList }) {
  const label = useDropdownLabel(item);
  const otherLabels = label === item.label ? [] : item.items.map((entry) => entry.label);
  return (
    <Dropdown purpose={item.label} label={label} otherLabels={otherLabels}>
      <DropdownLinks items={item.items} />
    </Dropdown>
  );
}

export function useDropdownLabel({ label, items }: LinkList): string {
  const edition = useEdition();
  return items.some((entry) => entry['data-language-prefix'] !== undefined) ? edition.label : label;
}

/** The links of a dropdown; with a prefix they go to the same page in that edition. */
export function DropdownLinks({ items }: { items: readonly NavbarDropdownItem[] }) {
  return items.map(({ label, to, href, 'data-language-prefix': prefix }) => (
    <li key={label}>
      {prefix === undefined ? (
        <SiteLink to={to} href={href} showsExternalIcon>
          {label}
        </SiteLink>
      ) : (
        <EditionLink prefix={prefix} label={label} />
      )}
    </li>
  ));
}

/** Links to this page in another version of the framework. */
function VersionDropdown({ versions: names }: { versions: readonly VersionName[] }) {
  const { meta } = useShell();
  const { versions } = useSite();
  const [shown] = versionChoice('default', { meta, versions });
  const listed = versions.filter(({ name }) => names.includes(name));
  const [only] = listed;
  if (only && listed.length === 1) return <VersionLink version={only} />;
  return (
    <Dropdown
      purpose="Version"
      label={shown ? versionTitle(shown) : 'Versions'}
      otherLabels={listed.map(versionTitle)}
    >
      <VersionLinks versions={names} />
    </Dropdown>
  );
}

export function VersionLinks({ versions: names }: { versions: readonly VersionName[] }) {
  const { versions } = useSite();
  return versions
    .filter(({ name }) => names.includes(name))
    .map((version) => (
      <li key={version.name}>
        <VersionLink version={version} />
      </li>
    ));
}
