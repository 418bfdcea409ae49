import type { VersionName } from '#model/version.ts';
import { versionTitle, versionWord } from '#model/version.ts';
import { useSite } from '#shell/shellContext.tsx';
import styles from './SearchPage.module.css';

interface SearchPageVersionProps {
  version: VersionName;
  onChange: (version: VersionName) => void;
}

/** Selects the version of the docs to search; name and values match the URL's query. */
export function SearchPageVersion({ version, onChange }: SearchPageVersionProps) {
  const { versions } = useSite();
  const chosen = versions.find(({ name }) => name === version);
  return (
    <label className={styles.version}>
      Version
      <select
        name="version"
        value={chosen && versionWord(chosen)}
        onChange={({ target }) => {
          const wanted = versions.find((one) => versionWord(one) === target.value);
          if (wanted) onChange(wanted.name);
        }}
      >
        {versions.map((one) => (
          <option key={one.name} value={versionWord(one)}>
            {versionTitle(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
