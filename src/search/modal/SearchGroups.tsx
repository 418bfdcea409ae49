import type { MouseEvent } from 'react';
import { groupBy } from '#model/groupBy.ts';
import type { HitType } from '#model/search.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { activeIn, optionsIn, type SearchState } from '#search/core/searchState.ts';
import { optionProps } from '#search/core/useCombobox.ts';
import { MarkedText } from '#search/results/MarkedText.tsx';
import { hitText, symbolKind } from '#search/results/hit.ts';
import { type GlyphName, SearchGlyph } from './SearchGlyph.tsx';
import type { SearchSession } from './createSession.ts';
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

interface SearchHitProps {
  session: SearchSession;
  item: SearchItem;
  /** Its index in the list, and that of the active option. */
  option: number;
  active: number | undefined;
  leaving?: string | undefined;
}

/** An option that is a link, so the browser's own ways to open links work. */
function SearchHit({ session, item, option, active, leaving }: SearchHitProps) {
  const { id: group } = item.group;
  const { hit, href, isExternal, isChild } = item;
  const { title, path } = hitText(hit);
  const kind = symbolKind(hit);

  function handleClick(event: MouseEvent) {
    if (isExternal || !isPlainClick(event.nativeEvent)) {
      session.onRemember(item);
      return;
    }
    event.preventDefault();
    session.onFollow(item);
  }

  return (
    <a
      {...optionProps(session.search, { id: `docsearch-${group}-item-${option}`, option, active })}
      className="DocSearch-Hit"
      href={href}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
      tabIndex={-1}
      data-type={hit.type}
      data-kind={kind}
      data-child={isChild || undefined}
      data-leaving={leaving}
      onClick={handleClick}
    >
      <span className="DocSearch-Hit-icon">
        <SearchGlyph name={glyphOf(group, hit.type)} />
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
      {kind && <span className="DocSearch-Hit-kind">{kind}</span>}
      <span className="DocSearch-Hit-action">
        <SearchGlyph name="enter" size={18} />
      </span>
    </a>
  );
}

function glyphOf(group: string, type: HitType): GlyphName {
  if (group === 'recentSearches') return 'recent';
  if (group === 'favoriteSearches') return 'favorite';
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}
