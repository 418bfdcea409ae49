import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { Shown } from './searchItem.ts';
import type { SearchSession } from './searchSession.ts';

interface NoResultsScreenProps {
  session: SearchSession;
  shown: Extract<Shown, { screen: 'noResults' }>;
  onRefocus: () => void;
}

/** Nothing was found: where else to look (behaviours 94). */
export function NoResultsScreen({ session, shown, onRefocus }: NoResultsScreenProps) {
  const { box } = session.state;
  const { missingResultsUrl } = session.site.search;
  const { query, answer, suggestions } = shown;

  function searchFor(section: string) {
    box.setQuery(`${section.toLowerCase()} `);
    void box.refresh();
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
        hits={answer.elsewhere}
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
