import type { Hierarchy } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';
import type { Place } from '#search-index/place.ts';
import { hierarchyOf } from '#search-index/place.ts';
import type { Text, TextTier } from './textTier.ts';
import { headingSlug } from './textTier.ts';

/** The places in the text tier: pages and headings with their content. */
export function readTextTier({ pages }: TextTier): Place[] {
  const known: string[] = [];
  const read = (texts: readonly Text[]) =>
    texts.map((text) => {
      if (typeof text === 'string') known.push(text);
      return typeof text === 'string' ? text : (known[text] ?? '');
    });
  return pages.flatMap(([path, section, title, texts, headings]) => {
    let hierarchy = hierarchyOf(section, title);
    const page = { ...NOTHING, path, kind: 'page', level: 1, hierarchy, name: title } as const;
    return [
      { ...page, texts: read(texts) },
      ...headings.map(([level, name, anchors, ...below]): Place => {
        hierarchy = underHeading(hierarchy, level, name);
        const [written, ...older] = anchors.split(' ');
        const anchor = written || headingSlug(name);
        return {
          ...NOTHING,
          path: `${path}#${anchor}`,
          kind: 'heading',
          level,
          hierarchy,
          name,
          keywords: [anchor, ...older],
          texts: read(below),
        };
      }),
    ];
  });
}

const NOTHING = { owner: '', aliases: [], keywords: [] };

function underHeading(hierarchy: Hierarchy, level: number, title: string): Hierarchy {
  return hierarchyOf(...LEVELS.slice(0, level).map((name) => hierarchy[name]), title);
}
