import type { MouseEvent } from 'react';
import type { HitType } from '#model/search.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { hitText } from '#search/results/hitText.ts';
import { MarkedText } from '#search/results/MarkedText.tsx';
import { symbolKind } from '#search/results/symbolKind.ts';
import type { ItemGroup, SearchItem } from './searchItem.ts';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { GlyphName } from './SearchGlyph.tsx';
import type { SearchSession } from './searchSession.ts';

interface SearchHitProps {
  session: SearchSession;
  source: ItemGroup['source'];
  item: SearchItem;
  glyph?: GlyphName | undefined;
  leaving?: string | undefined;
}

/** An option that is a link, so that the browser's own ways to open links work on it. */
export function SearchHit({ session, source, item, glyph, leaving }: SearchHitProps) {
  const { box } = session.state;
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
      {...box.getItemProps({ item, source })}
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
        <SearchGlyph name={glyph ?? glyphOf(hit.type)} />
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

function glyphOf(type: HitType): GlyphName {
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}
