import { type MouseEvent, useEffect, useState } from 'react';
import { groupBy } from '#model/groupBy.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import { hitTitle, type ShownHit } from '#search/results/hit.ts';
import { StartLinks } from '#search/results/ResultParts.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { PartProps } from './createSession.ts';
import { SearchGroups } from './SearchGroups.tsx';

/** What a screen gets. */
export interface ScreenProps extends PartProps {
  /** Moves focus back to the search field. */
  onRefocus: () => void;
}

/**
 * The exit animation of an option: a saved one shrinks after a moment, a removed one fades (behavior
 * stored-search-actions).
 */
const LEAVING_MS = { saved: 500, removed: 250 };
type Leaving = keyof typeof LEAVING_MS;

/**
 * Where to start, then recent and favorite searches. Their buttons are in a separate column next to the list: an option must not
 * contain focusable elements.
 */
export function StartScreen({ session, state, onRefocus }: ScreenProps) {
  const { search, site, stored } = session;
  const [leaving, setLeaving] = useState<Readonly<Record<string, Leaving>>>({});

  useEffect(() => {
    const waits = Object.values(leaving).map((how) => LEAVING_MS[how]);
    if (waits.length === 0) return;
    // By timer: a transition that never runs never ends.
    const timer = setTimeout(
      () => {
        setLeaving({});
        // Reads the stored searches again.
        search.ask(search.getState().question);
      },
      prefersReducedMotion(window) ? 0 : Math.max(...waits),
    );
    return () => clearTimeout(timer);
  }, [leaving, search]);

  function leave({ objectID }: ShownHit, how: Leaving, { currentTarget }: MouseEvent) {
    setLeaving({ ...leaving, [objectID]: how });
    const next = adjacentTo(currentTarget);
    if (next) next.focus();
    else onRefocus();
  }

  const start = (
    <StartLinks
      className="DocSearch-Start"
      baseUrl={site.baseUrl}
      places={session.start}
      onFollow={session.onClose}
    />
  );
  if (searchSettings(site.search).disableUserPersonalization) return start;
  if (state.hits.length === 0) {
    return (
      <>
        {start}
        <div className="DocSearch-StartScreen" data-empty>
          <p className="DocSearch-Help">No recent searches</p>
        </div>
      </>
    );
  }
  const label = 'Recent and favorite searches';
  return (
    <>
      {start}
      <div className="DocSearch-StartScreen">
        <SearchGroups session={session} state={state} label={label} leaving={leaving} />
        <div className="DocSearch-Actions">
          {[...groupBy(state.hits, ({ group }) => group?.id === 'recentSearches')].map(
            ([isRecent, hits]) => (
              <div key={String(isRecent)} className="DocSearch-Actions-Group">
                {hits.map((hit) => (
                  <div
                    key={hit.objectID}
                    className="DocSearch-Actions-Row"
                    data-leaving={leaving[hit.objectID]}
                  >
                    {isRecent && (
                      <Action
                        title="Save this search"
                        glyph="favorite"
                        hit={hit}
                        onClick={(event) => {
                          stored.favor(hit.objectID);
                          leave(hit, 'saved', event);
                        }}
                      />
                    )}
                    <Action
                      title={`Remove this search from ${isRecent ? 'history' : 'favorites'}`}
                      glyph="remove"
                      hit={hit}
                      onClick={(event) => {
                        (isRecent ? stored.recents : stored.favorites).remove(hit.objectID);
                        leave(hit, 'removed', event);
                      }}
                    />
                  </div>
                ))}
              </div>
            ),
          )}
        </div>
      </div>
    </>
  );
}

interface ActionProps {
  title: string;
  glyph: IconName;
  hit: ShownHit;
  onClick: (event: MouseEvent) => void;
}

function Action({ title, glyph, hit, onClick }: ActionProps) {
  const label = `${title}: ${hitTitle(hit)}`;
  return (
    <button type="button" title={title} aria-label={label} onClick={onClick}>
      <Icon name={glyph} size={18} />
    </button>
  );
}

/** The same button in the next row, for keyboard users who delete several. */
function adjacentTo(button: Element): HTMLElement | undefined {
  const row = button.parentElement;
  const rows = [...(row?.parentElement?.children ?? [])].filter(
    (other) => other === row || !other.hasAttribute('data-leaving'),
  );
  const at = rows.findIndex((other) => other === row);
  const next = rows[at + 1] ?? rows[at - 1];
  const adjacent = next?.children[[...(row?.children ?? [])].indexOf(button)];
  return adjacent instanceof HTMLElement ? adjacent : undefined;
}
