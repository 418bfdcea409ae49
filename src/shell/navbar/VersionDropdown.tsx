import type { VersionName } from '#model/version.ts';
import { versionTitle } from '#model/version.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { useSite } from '#shell/shellContext.tsx';
import { useVersionChoice } from './useVersionChoice.ts';
import { VersionLink } from './VersionLink.tsx';

interface VersionDropdownProps {
  versions: readonly VersionName[];
}

/** Links to this page in another version of the framework. */
export function VersionDropdown({ versions }: VersionDropdownProps) {
  const [shown] = useVersionChoice('default');
  const listed = useListedVersions(versions);
  const [only] = listed;
  if (only && listed.length === 1) return <VersionLink version={only} />;
  return (
    <Dropdown
      purpose="Version"
      label={shown ? versionTitle(shown) : 'Versions'}
      otherLabels={listed.map(versionTitle)}
    >
      {listed.map((version) => (
        <li key={version.name}>
          <VersionLink version={version} />
        </li>
      ))}
    </Dropdown>
  );
}

export function useListedVersions(names: readonly VersionName[]) {
  const { versions } = useSite();
  return versions.filter(({ name }) => names.includes(name));
}
