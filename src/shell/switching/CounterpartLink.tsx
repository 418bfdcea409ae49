import type { ReactNode } from 'react';
import type { Counterpart } from '#model/page.ts';
import type { Version } from '#model/version.ts';
import { versionTitle } from '#model/version.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';
import { hintOf } from './counterpart.ts';
import styles from './CounterpartLink.module.css';

interface CounterpartLinkProps {
  counterpart: Counterpart;
  isCurrent: boolean;
  /** Which edition or version the link is for. */
  'data-language-prefix'?: string;
  'data-version'?: string;
  children: ReactNode;
}

/** Links to this page in another edition or version; the browser adds the query and the section (`links.ts`). */
function CounterpartLink({ counterpart, isCurrent, children, ...rest }: CounterpartLinkProps) {
  const hint = hintOf(useShell().meta, counterpart);
  return (
    <SiteLink {...rest} to={counterpart.path} aria-current={isCurrent ? 'true' : undefined}>
      {children}
      <small className={styles.hint} hidden={hint === ''}>
        {hint}
      </small>
    </SiteLink>
  );
}

/** This page in another edition (behavior edition-links). */
export function EditionLink({ prefix, label }: { prefix: string; label: string }) {
  const { meta } = useShell();
  const current = useEdition();
  const target = useSite().editions.find((edition) => edition.prefix === prefix);
  if (!target) return undefined;
  return (
    <CounterpartLink
      counterpart={meta.editions[target.id]}
      isCurrent={target.id === current.id}
      data-language-prefix={prefix}
    >
      {label}
    </CounterpartLink>
  );
}

/** This page in another version (behavior version-dropdown). */
export function VersionLink({ version, children }: { version: Version; children?: ReactNode }) {
  const { meta } = useShell();
  return (
    <CounterpartLink
      counterpart={meta.versions[version.name]}
      isCurrent={meta.doc?.plugin === 'default' && version.name === meta.version}
      data-version={version.name}
    >
      {children ?? versionTitle(version)}
    </CounterpartLink>
  );
}
