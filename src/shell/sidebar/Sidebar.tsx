import type { SidebarItem } from '#model/sidebar.ts';
import { categoriesOf } from '#model/sidebar.ts';
import { SiteLink } from './SiteLink.tsx';
import styles from './Sidebar.module.css';
import { useShell } from './shellContext.tsx';

interface SidebarProps {
  label: string;
}

/** The pages around this one. */
export function Sidebar({ label }: SidebarProps) {
  const { frame, meta } = useShell();
  if (!meta.sidebar) return undefined;
  return (
    <nav className={styles.root} aria-label={label}>
      <SidebarList items={frame.sidebars[meta.sidebar]} path={meta.path} />
    </nav>
  );
}

interface SidebarPartProps<T> {
  path: string;
  items: T;
}

function SidebarList({ items, path }: SidebarPartProps<readonly SidebarItem[]>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label}>
          <SidebarEntry items={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ items: item, path }: SidebarPartProps<SidebarItem>) {
  if (item.type === 'link') {
    return (
      <SiteLink className={styles.link} href={item.href} showsExternalIcon>
        {item.label}
      </SiteLink>
    );
  }
  if (item.type === 'doc') {
    return (
      <SiteLink
        className={styles.link}
        to={item.path}
        aria-current={item.path === path ? 'page' : undefined}
      >
        {item.label}
      </SiteLink>
    );
  }
  const isActive = categoriesOf(item.items, path) !== undefined;
  return (
    <details open={isActive || !item.collapsed}>
      <summary className={styles.category}>{item.label}</summary>
      <SidebarList items={item.items} path={path} />
    </details>
  );
}
