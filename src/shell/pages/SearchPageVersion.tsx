import type { VersionName } from '#model/version.ts';
import { versionTitle, versionWord } from '#model/version.ts';
import { useSite } from '#shell/shellContext.tsx';
import styles from './SearchPage.module.css';

interface SearchPageVersionProps {
  version: VersionName;
  onChange: (version: VersionName) => void;
}

/** Which version of the docs is searched; its name and values are those of the URL. */
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
