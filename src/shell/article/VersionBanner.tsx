import { useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import { VersionLink } from '#shell/navbar/VersionLink.tsx';
import styles from './VersionBanner.module.css';

/** Points readers of the unreleased version to the released one (behavior version-banner). */
export function VersionBanner() {
  const { meta } = useShell();
  const { title, versions } = useSite();
  const version = useVersion();
  const latest = versions.find(({ path }) => path === '');
  if (meta.doc?.plugin !== 'default' || version.path === '' || !latest) return undefined;
  return (
    <div className={styles.root}>
      <p>
        This is unreleased documentation for {title} <b>{version.label}</b> version.
      </p>
      <p>
        For up-to-date documentation, see the{' '}
        <b>
          <VersionLink version={latest}>latest version</VersionLink>
        </b>{' '}
        ({latest.label}).
      </p>
    </div>
  );
}
