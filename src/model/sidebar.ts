/** One line of a sidebar as written in `content/sidebars.ts`. */
export type SidebarSource =
  | { type: 'doc'; id: string; label?: string }
  | { type: 'category'; label: string; collapsed: boolean; items: SidebarSource[] }
  | { type: 'link'; label: string; href: string };

/** One line of a sidebar as readers see it. `type` decides which other fields exist. */
export type SidebarItem =
  | SidebarDoc
  | { type: 'category'; label: string; collapsed: boolean; items: SidebarItem[] }
  | { type: 'link'; label: string; href: string };

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  path: string;
}

/** The pages of a sidebar in reading order: the order that previous/next links follow. */
export function* readingOrder(items: readonly SidebarItem[]): Generator<SidebarDoc> {
  for (const item of items) {
    if (item.type === 'category') yield* readingOrder(item.items);
    else if (item.type === 'doc') yield item;
  }
}

/** The labels of the categories around a page, outermost first, or undefined if it is not listed. */
export function categoriesOf(items: readonly SidebarItem[], path: string): string[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.path === path) return [];
    if (item.type !== 'category') continue;
    const inner = categoriesOf(item.items, path);
    if (inner) return [item.label, ...inner];
  }
  return undefined;
}
