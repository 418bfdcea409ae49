import type { ReactNode } from 'react';
import type { VersionName } from '#model/version.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import { counterpartOf, hintOf } from './counterpart.ts';
import styles from './CounterpartLink.module.css';

interface CounterpartLinkProps {
  /** Of the edition that the link is for. */
  prefix?: string | undefined;
  /** The version that the link is for. */
  version?: VersionName | undefined;
  children: ReactNode;
}

/**
 * Links to this page in another edition or version (behaviors edition-links, version-dropdown); the browser adds the
 * query and the section (`links.ts`).
 */
export function CounterpartLink({ prefix, version, children }: CounterpartLinkProps) {
  const { frame, meta } = useShell();
  const target = counterpartOf({ languagePrefix: prefix, version }, { site: frame.site, meta });
  if (!target) return undefined;
  const hint = hintOf(meta, target.counterpart);
  return (
    <SiteLink
      data-language-prefix={prefix}
      data-version={version}
      to={target.counterpart.path}
      aria-current={target.isCurrent ? 'true' : undefined}
    >
      {children}
      <small className={styles.hint} hidden={hint === ''}>
        {hint}
      </small>
    </SiteLink>
  );
}
