import type { ItemGroup } from './searchItem.ts';
import { SearchHit } from './SearchHit.tsx';
import type { GlyphName } from './SearchGlyph.tsx';
import type { SearchSession } from './searchSession.ts';

export const LIST_ID = 'docsearch-list';

interface SearchGroupsProps {
  session: SearchSession;
  label: string;
  groups: readonly ItemGroup[];
  /** In place of what the hits are. */
  glyphOf?: (group: ItemGroup) => GlyphName;
  /** How an option leaves the list, by `objectID`. */
  leaving?: Readonly<Record<string, string>>;
}

/** The one list of options, in groups that are announced by their headings. */
export function SearchGroups({ session, label, groups, glyphOf, leaving }: SearchGroupsProps) {
  return (
    <div id={LIST_ID} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div
          key={group.source.sourceId}
          role="group"
          className="DocSearch-Hits"
          aria-labelledby={`docsearch-${group.source.sourceId}-title`}
        >
          <div id={`docsearch-${group.source.sourceId}-title`} className="DocSearch-Hit-source">
            {group.source.title}
          </div>
          {group.items.map((item) => (
            <SearchHit
              key={item.hit.objectID}
              session={session}
              source={group.source}
              item={item}
              glyph={glyphOf?.(group)}
              leaving={leaving?.[item.hit.objectID]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
