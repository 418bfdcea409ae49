import { groupBy } from '#model/groupBy.ts';
import type { SearchState } from '#search/core/searchState.ts';
import { activeIn, optionsIn } from '#search/core/searchState.ts';
import type { SearchSession } from './createSession.ts';
import { SearchHit } from './SearchHit.tsx';
import type { SearchItem } from './searchItem.ts';

export const LIST_ID = 'docsearch-list';

interface SearchGroupsProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  label: string;
  /** The exit animation of options, by id. */
  leaving?: Readonly<Record<string, string>>;
}

/** The listbox, with groups labeled by their headings. */
export function SearchGroups({ session, state, label, leaving }: SearchGroupsProps) {
  const items = optionsIn(state);
  const groups = groupBy([...items.entries()], ([, item]) => item.group.id);
  return (
    <div id={LIST_ID} role="listbox" aria-label={label}>
      {[...groups].map(([id, members]) => (
        <div
          key={id}
          role="group"
          className="DocSearch-Hits"
          aria-labelledby={`docsearch-${id}-title`}
        >
          <div id={`docsearch-${id}-title`} className="DocSearch-Hit-source">
            {members[0]?.[1].group.title}
          </div>
          {members.map(([option, item]) => (
            <SearchHit
              key={item.id}
              session={session}
              item={item}
              option={option}
              active={activeIn(state)}
              leaving={leaving?.[item.id]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
