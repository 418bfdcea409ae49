import type { SearchResponse } from '#model/search.ts';
import { versionTitle } from '#model/version.ts';
import type { SearchSession } from './createSession.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { GlyphName } from './SearchGlyph.tsx';

interface SearchFooterProps {
  session: SearchSession;
  /** The source of the results on screen. */
  source: SearchResponse['source'] | undefined;
}

/** Keyboard hints, the scope of the search, and the source of the results. */
export function SearchFooter({ session, source }: SearchFooterProps) {
  const { edition, version } = session;
  return (
    <div className="DocSearch-Footer">
      {source === 'fallback' && (
        <p className="DocSearch-Notice">
          The search service did not respond. Showing results from the built-in index.
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
  /** Absent for the key that is shown by name. */
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
