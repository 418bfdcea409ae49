import type { DocsPlugin } from './docsPlugin.ts';
import type { SidebarId } from './sidebar.ts';
import type { NavbarDropdownItem } from './site.ts';
import type { VersionName } from './version.ts';

/** An entry that links to the docs; the browser picks the version (behavior navbar-doc-links). */
export interface DocsEntry {
  type: 'docs';
  plugin: DocsPlugin;
  /** Pages with this sidebar mark the entry as active. */
  sidebar?: SidebarId | undefined;
  /** Without drafts and versions that lack the page; an unlisted page is shown only on that page. */
  targets: Partial<Record<VersionName, { label: string; path: string; isUnlisted?: true }>>;
}

/** A navbar item, with everything resolved that the build can know. */
export type NavbarEntry = { position: 'left' | 'right' } & (
  | DocsEntry
  | { type: 'link'; label: string; to: string }
  | { type: 'link'; label: string; href: string; icon?: 'github' | 'chat' | undefined }
  | { type: 'dropdown'; label: string; items: NavbarDropdownItem[] }
  | { type: 'docsVersionDropdown'; versions: VersionName[] }
  | { type: 'html'; value: string }
  | { type: 'search' }
);

/** The message for an item that can't be rendered; its cause follows (behavior navbar-item-error). */
export function navbarItemFailure(item: object): string {
  return [
    'A theme navbar item failed to render.',
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
    JSON.stringify(item, undefined, 2),
  ].join('\n');
}

/** Behavior navbar-item-unknown-type. */
export function unknownItemType(type: string): string {
  return `No NavbarItem component found for type "${type}".`;
}
