import type { DocsEntry } from '#model/navbar.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import styles from './NavbarItem.module.css';
import { useVersionChoice } from './useVersionChoice.ts';

interface DocsItemProps {
  item: DocsEntry;
}

/** A link to the docs, in the version that suits the reader; drafts have none (behavior navbar-doc-links). */
export function DocsItem({ item }: DocsItemProps) {
  const { meta } = useShell();
  const [target] = useVersionChoice(item.plugin).flatMap(({ name }) => item.targets[name] ?? []);
  if (!target) return undefined;
  const isHere = target.path === meta.path;
  if (target.isUnlisted && !isHere) return undefined;
  const isActive = isHere || (item.sidebar !== undefined && item.sidebar === meta.sidebar);
  return (
    <SiteLink className={styles.root} to={target.path} aria-current={isActive ? 'page' : undefined}>
      {target.label}
    </SiteLink>
  );
}
