import { useShell, useVersion } from '#shell/shellContext.tsx';
import styles from './VersionBadge.module.css';

/** Shows the version on unreleased pages; released ones need no badge (behavior version-badge). */
export function VersionBadge() {
  const { meta } = useShell();
  const version = useVersion();
  if (meta.doc?.plugin !== 'default' || version.path === '') return undefined;
  return (
    <p>
      <span className={styles.root}>Version: {version.label}</span>
    </p>
  );
}
