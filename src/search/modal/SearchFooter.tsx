import type { SearchResponse } from '#model/search.ts';
import { versionTitle } from '#model/version.ts';
import type { SearchSession } from './createSession.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { GlyphName } from './SearchGlyph.tsx';

interface SearchFooterProps {
  session: SearchSession;
  /** Where the results on screen come from. */
  source: SearchResponse['source'] | undefined;
}

/** Which keys do what, where is searched, and where results come from. */
export function SearchFooter({ session, source }: SearchFooterProps) {
  const { edition, version } = session;
  return (
    <div className="DocSearch-Footer">
      {source === 'fallback' && (
        <p className="DocSearch-Notice">
          The search service did not respond; results come from the built-in index.
        </p>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <KeyCap name="enter" label="Enter key" /> to select
        </li>
        <li>
          <KeyCap name="down" label="Arrow down" />
          <KeyCap name="up" label="Arrow up" /> to navigate
        </li>
        <li>
          <KeyCap label="Escape key" /> to close
        </li>
      </ul>
      <p className="DocSearch-Scope">
        Searching {edition.label} · {versionTitle(version)}
      </p>
      {source === 'hosted' && (
        <a
          className="DocSearch-Logo"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          Search by <b>Algolia</b>
        </a>
      )}
    </div>
  );
}

interface KeyCapProps {
  /** Absent on the key that is known by its name. */
  name?: GlyphName;
  label: string;
}

function KeyCap({ name, label }: KeyCapProps) {
  return (
    <kbd className="DocSearch-Commands-Key" role="img" aria-label={label}>
      {name ? <SearchGlyph name={name} size={14} /> : 'esc'}
    </kbd>
  );
}
