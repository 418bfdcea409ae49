import type { SearchAnswer } from '#model/search.ts';
import { versionTitle } from '#model/version.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { GlyphName } from './SearchGlyph.tsx';
import type { SearchSession } from './searchSession.ts';

interface SearchFooterProps {
  session: SearchSession;
  /** The one on screen. */
  answer: SearchAnswer | undefined;
}

/** Which keys do what, where is searched, and who answered. */
export function SearchFooter({ session, answer }: SearchFooterProps) {
  const { edition, version } = session;
  return (
    <div className="DocSearch-Footer">
      {answer?.source === 'fallback' && (
        <p className="DocSearch-Notice">
          The search service did not answer; results come from the built-in index.
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
      {answer?.source === 'hosted' && (
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
