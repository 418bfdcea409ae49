/** The docs trees of the site; a plugin in the words of the specification (spec §3). */
export type DocsPlugin = 'default' | 'community';
