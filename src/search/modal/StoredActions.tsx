import type { MouseEvent } from 'react';
import { groupBy } from '#model/groupBy.ts';
import { hitTitle } from '#search/results/hit.ts';
import type { StoredHit } from '#search/stored/createStoredSearches.ts';
import type { SearchSession } from './createSession.ts';
import type { Leaving } from './leaving.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { SearchItem } from './searchItem.ts';

interface StoredActionsProps {
  session: SearchSession;
  items: readonly SearchItem[];
  leaving: Readonly<Record<string, Leaving>>;
  onLeave: (objectID: string, how: Leaving) => void;
  onRefocus: () => void;
}

/**
 * The buttons of stored searches, in a separate column next to the list: an option must not contain focusable
 * elements.
 */
export function StoredActions(props: StoredActionsProps) {
  const { session, items, leaving, onLeave, onRefocus } = props;
  const { stored } = session;

  function save(hit: StoredHit, event: MouseEvent) {
    stored.favor(hit);
    leave(hit, 'saved', event);
  }

  function remove(hit: StoredHit, groupId: string, event: MouseEvent) {
    const list = groupId === 'recentSearches' ? stored.recents : stored.favorites;
    list.remove(hit.objectID);
    leave(hit, 'removed', event);
  }

  function leave(hit: StoredHit, how: Leaving, { currentTarget }: MouseEvent) {
    onLeave(hit.objectID, how);
    const next = adjacentTo(currentTarget);
    if (next) next.focus();
    else onRefocus();
  }

  return (
    <div className="DocSearch-Actions">
      {[...groupBy(items, ({ group }) => group.id)].map(([groupId, members]) => (
        <div key={groupId} className="DocSearch-Actions-Group">
          {members.map(asStored).map((hit) => (
            <div
              key={hit.objectID}
              className="DocSearch-Actions-Row"
              data-leaving={leaving[hit.objectID]}
            >
              {groupId === 'recentSearches' && (
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
                title={removalOf(groupId)}
                aria-label={`${removalOf(groupId)}: ${hitTitle(hit)}`}
                onClick={(event) => remove(hit, groupId, event)}
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

function removalOf(groupId: string): string {
  const place = groupId === 'recentSearches' ? 'history' : 'favorites';
  return `Remove this search from ${place}`;
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

function asStored({ hit }: SearchItem): StoredHit {
  return { parent: null, ...hit };
}
