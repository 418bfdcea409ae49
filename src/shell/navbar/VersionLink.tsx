import type { ReactNode } from 'react';
import type { Version } from '#model/version.ts';
import { versionTitle } from '#model/version.ts';
import { useShell } from '#shell/shellContext.tsx';
import { CounterpartLink } from '#shell/switching/CounterpartLink.tsx';

interface VersionLinkProps {
  version: Version;
  children?: ReactNode;
}

/** Links to this page in another version and remembers it for links to the docs (behavior preferred-version). */
export function VersionLink({ version, children }: VersionLinkProps) {
  const { meta, services } = useShell();
  return (
    <CounterpartLink
      counterpart={meta.versions[version.name]}
      place={`version ${versionTitle(version)}`}
      isCurrent={meta.doc?.plugin === 'default' && version.name === meta.version}
      onChoose={() => services?.preferredVersion.prefer(version.name)}
    >
      {children ?? versionTitle(version)}
    </CounterpartLink>
  );
}
