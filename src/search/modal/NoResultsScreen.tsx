import type { Found } from '#search/core/found.ts';
import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import type { SearchSession } from './createSession.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { SearchItem } from './searchItem.ts';

interface NoResultsScreenProps {
  session: SearchSession;
  found: Found<SearchItem>;
  onRefocus: () => void;
}

/** Shown if there are no results: suggests where else to look (behavior search-no-results). */
export function NoResultsScreen({ session, found, onRefocus }: NoResultsScreenProps) {
  const { missingResultsUrl } = session.site.search;
  const { query } = found.question;
  const suggestions = session.suggestions();

  function searchFor(section: string) {
    session.onQuery(`${section.toLowerCase()} `);
    onRefocus();
  }

  return (
    <div className="DocSearch-NoResults">
      <SearchGlyph name="nothing" size={40} />
      <p className="DocSearch-Title">
        No results for "<strong>{query}</strong>"
      </p>
      <ElsewhereLinks
        className="DocSearch-Elsewhere"
        site={session.site}
        edition={session.edition}
        hits={found.elsewhere}
        onFollow={session.onClose}
      />
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((section) => (
              <li key={section}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => searchFor(section)}
                >
                  {section}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingResultsUrl && (
        <p className="DocSearch-Help">
          Believe this query should return results?{' '}
          <a
            href={missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}
