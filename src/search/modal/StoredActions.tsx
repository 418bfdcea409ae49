import type { MouseEvent } from 'react';
import { hitTitle } from '#search/results/hitText.ts';
import type { StoredHit } from '#search/stored/storedHit.ts';
import type { ItemGroup, SearchItem } from './searchItem.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { SearchSession } from './searchSession.ts';
import type { Leaving } from './StartScreen.tsx';

interface StoredActionsProps {
  session: SearchSession;
  groups: readonly ItemGroup[];
  leaving: Readonly<Record<string, Leaving>>;
  onLeave: (objectID: string, how: Leaving) => void;
  onRefocus: () => void;
}

/**
 * The buttons of stored searches, in a column of their own beside the list: an option may not hold
 * anything that can be focused.
 */
export function StoredActions(props: StoredActionsProps) {
  const { session, groups, leaving, onLeave, onRefocus } = props;
  const { stored } = session;

  function save(hit: StoredHit, event: MouseEvent) {
    stored.favor(hit);
    leave(hit, 'saved', event);
  }

  function remove(hit: StoredHit, sourceId: string, event: MouseEvent) {
    const list = sourceId === 'recentSearches' ? stored.recents : stored.favorites;
    list.remove(hit.objectID);
    leave(hit, 'removed', event);
  }

  function leave(hit: StoredHit, how: Leaving, { currentTarget }: MouseEvent) {
    onLeave(hit.objectID, how);
    const next = neighbourOf(currentTarget);
    if (next) next.focus();
    else onRefocus();
  }

  return (
    <div className="DocSearch-Actions">
      {groups.map(({ source: { sourceId }, items }) => (
        <div key={sourceId} className="DocSearch-Actions-Group">
          {items.map(asStored).map((hit) => (
            <div
              key={hit.objectID}
              className="DocSearch-Actions-Row"
              data-leaving={leaving[hit.objectID]}
            >
              {sourceId === 'recentSearches' && (
                <button
                  type="button"
                  title="Save this search"
                  aria-label={`Save this search: ${hitTitle(hit)}`}
                  onClick={(event) => save(hit, event)}
                >
                  <SearchGlyph name="favorite" size={18} />
                </button>
              )}
              <button
                type="button"
                title={removalOf(sourceId)}
                aria-label={`${removalOf(sourceId)}: ${hitTitle(hit)}`}
                onClick={(event) => remove(hit, sourceId, event)}
              >
                <SearchGlyph name="remove" size={18} />
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function removalOf(sourceId: string): string {
  const place = sourceId === 'recentSearches' ? 'history' : 'favorites';
  return `Remove this search from ${place}`;
}

/** The same button of the row that comes next, for those who tidy up by keyboard. */
function neighbourOf(button: Element): HTMLElement | undefined {
  const row = button.parentElement;
  const rows = [...(row?.parentElement?.children ?? [])].filter(
    (other) => other === row || !other.hasAttribute('data-leaving'),
  );
  const at = rows.findIndex((other) => other === row);
  const next = rows[at + 1] ?? rows[at - 1];
  const neighbour = next?.children[[...(row?.children ?? [])].indexOf(button)];
  return neighbour instanceof HTMLElement ? neighbour : undefined;
}

function asStored({ hit }: SearchItem): StoredHit {
  return { parent: null, ...hit };
}
