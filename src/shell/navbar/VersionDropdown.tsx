import { Dropdown } from '#ui/Dropdown.tsx';
import { versionTitle } from '#model/version.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell, useSite, useVersion } from '#shell/shellContext.tsx';

/** Leads to this page in another version of the framework. */
export function VersionDropdown() {
  const { meta, services } = useShell();
  const current = useVersion();
  return (
    <Dropdown purpose="Version" label={versionTitle(current)}>
      {useSite().versions.map((version) => (
        <li key={version.name}>
          <SiteLink
            to={meta.versions[version.name].path}
            aria-current={version.name === current.name ? 'true' : undefined}
            onClick={() => services?.preferredVersion.prefer(version.name)}
          >
            {versionTitle(version)}
          </SiteLink>
        </li>
      ))}
    </Dropdown>
  );
}
