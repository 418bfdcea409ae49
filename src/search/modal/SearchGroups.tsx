import type { MouseEvent } from 'react';
import { groupBy } from '#model/groupBy.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { optionProps } from '#search/core/useCombobox.ts';
import { hitText, type ShownHit, symbolKind } from '#search/results/hit.ts';
import { MarkedText, targetProps } from '#search/results/ResultParts.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { PartProps } from './createSession.ts';
import { optionId } from './groupHits.ts';

export const LIST_ID = 'docsearch-list';

interface SearchGroupsProps extends PartProps {
  label: string;
  /** The exit animation of options, by id. */
  leaving?: Readonly<Record<string, string>>;
}

/** The listbox, with groups labeled by their headings. */
export function SearchGroups({ session, state, label, leaving }: SearchGroupsProps) {
  const groups = groupBy(state.hits.entries(), ([, { group }]) => group?.id);
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
            {members[0]?.[1].group?.title}
          </div>
          {members.map(([option, hit]) => (
            <SearchHit
              key={hit.objectID}
              session={session}
              state={state}
              hit={hit}
              option={option}
              leaving={leaving?.[hit.objectID]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SearchHitProps extends PartProps {
  hit: ShownHit;
  /** Its index in the list. */
  option: number;
  leaving?: string | undefined;
}

/** An option that is a link, so the browser's own ways to open links work. */
function SearchHit({ session, state, hit, option, leaving }: SearchHitProps) {
  const { title, path } = hitText(hit);
  const kind = symbolKind(hit);

  function handleClick(event: MouseEvent) {
    if (hit.isExternal || !isPlainClick(event.nativeEvent)) {
      session.stored.remember(hit);
      return;
    }
    event.preventDefault();
    session.onFollow(hit);
  }

  return (
    <a
      {...optionProps(session.search, state, { id: optionId(state.hits, option), option })}
      {...targetProps(hit)}
      href={hit.url}
      className="DocSearch-Hit"
      data-type={hit.type}
      data-kind={kind}
      data-child={hit.isChild || undefined}
      data-leaving={leaving}
      onClick={handleClick}
    >
      <span className="DocSearch-Hit-icon">
        <Icon name={glyphOf(hit)} size={20} />
      </span>
      <span className="DocSearch-Hit-content">
        <span className="DocSearch-Hit-title">
          <MarkedText parts={title} />
        </span>
        {path.length > 0 && (
          <span className="DocSearch-Hit-path">
            <MarkedText parts={path} />
          </span>
        )}
      </span>
      {kind && (
        <span className="DocSearch-Hit-kind" data-standing={hit.standing}>
          {hit.standing ?? kind}
        </span>
      )}
      <span className="DocSearch-Hit-action">
        <Icon name="enter" size={18} />
      </span>
    </a>
  );
}

function glyphOf({ group, type }: ShownHit): IconName {
  if (group?.id === 'recentSearches') return 'recent';
  if (group?.id === 'favoriteSearches') return 'favorite';
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}
