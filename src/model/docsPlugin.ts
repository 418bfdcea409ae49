/** The docs trees of the site; in search tags and storage keys, a plugin (behavior docs-versions). */
export type DocsPlugin = 'default' | 'community';
