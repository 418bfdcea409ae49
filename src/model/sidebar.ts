/** Which sidebars exist in an edition and version. */
export type SidebarId = 'docs' | 'api' | 'community';

/** One line of a sidebar as written in `content/sidebars.ts`. */
export type SidebarSource =
  | { type: 'doc'; id: string; label?: string }
  | {
      type: 'category';
      label: string;
      collapsed: boolean;
      /** The page of the category itself, if it has one. */
      id?: string;
      items: SidebarSource[];
    }
  | { type: 'link'; label: string; href: string };

/** One line of a sidebar as readers see it. `type` decides which other fields exist. */
export type SidebarItem =
  | SidebarDoc
  | SidebarCategory
  | { type: 'link'; label: string; href: string };

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  path: string;
  /** Shown only while it is the current page. */
  isUnlisted?: true;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  collapsed: boolean;
  /** The page of the category itself, if it has one. */
  doc?: SidebarDoc;
  items: SidebarItem[];
}

/** The pages of a sidebar in reading order: the order that previous/next links follow. */
export function* readingOrder(items: readonly SidebarItem[]): Generator<SidebarDoc> {
  for (const item of items) {
    if (item.type === 'doc') yield item;
    if (item.type !== 'category') continue;
    if (item.doc) yield item.doc;
    yield* readingOrder(item.items);
  }
}

/** The categories around a page, outermost first, or undefined if it is not listed. */
export function categoriesOf(
  items: readonly SidebarItem[],
  path: string,
): SidebarCategory[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.path === path) return [];
    if (item.type !== 'category') continue;
    if (item.doc?.path === path) return [];
    const inner = categoriesOf(item.items, path);
    if (inner) return [item, ...inner];
  }
  return undefined;
}

/** What a reader of `path` sees: without unlisted pages and categories that contain nothing else. */
export function visibleItems(items: readonly SidebarItem[], path: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link') return [item];
    if (item.type === 'doc') return !item.isUnlisted || item.path === path ? [item] : [];
    const inner = visibleItems(item.items, path);
    const hasOwnPage = item.doc !== undefined && visibleItems([item.doc], path).length > 0;
    return inner.length > 0 || hasOwnPage ? [{ ...item, items: inner }] : [];
  });
}
