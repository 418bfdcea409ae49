/** The docs trees of the site; search tags and storage keys call them plugins (behavior docs-versions). */
export type DocsPlugin = 'default' | 'community';
