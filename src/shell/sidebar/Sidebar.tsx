import type { SidebarItem } from '#model/sidebar.ts';
import { visibleItems } from '#model/sidebar.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import styles from './Sidebar.module.css';
import { SidebarCategory } from './SidebarCategory.tsx';

interface SidebarProps {
  label: string;
}

/** The pages around this one. */
export function Sidebar({ label }: SidebarProps) {
  const { frame, meta } = useShell();
  if (!meta.sidebar) return undefined;
  const items = visibleItems(frame.sidebars[meta.sidebar], meta.path);
  return (
    <nav className={styles.root} aria-label={label}>
      {/* Another edition or version has another list: entries that both have must not seem to move. */}
      <SidebarList key={`${meta.edition} ${meta.version}`} items={items} trail={meta.sidebar} />
    </nav>
  );
}

interface SidebarListProps {
  items: readonly SidebarItem[];
  /** The sidebar and the categories around the list: `docs/Guides`. */
  trail: string;
}

function SidebarList({ items, trail }: SidebarListProps) {
  const { path } = useShell().meta;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={`${item.type} ${item.label}`}>
          {item.type === 'category' && (
            <SidebarCategory category={item} trail={trail}>
              <SidebarList items={item.items} trail={`${trail}/${item.label}`} />
            </SidebarCategory>
          )}
          {item.type === 'doc' && (
            <SiteLink
              className={styles.link}
              to={item.path}
              aria-current={item.path === path ? 'page' : undefined}
            >
              {item.label}
            </SiteLink>
          )}
          {item.type === 'link' && (
            <SiteLink className={styles.link} href={item.href} showsExternalIcon>
              {item.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
