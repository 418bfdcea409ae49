/**
 * The docs trees of the site, with their sidebars and main pages; search tags and storage keys call them plugins (behavior
 * docs-versions).
 */
export const DOCS_PLUGINS = {
  default: { main: 'intro', sidebars: ['docs', 'api'] },
  community: { main: 'welcome', sidebars: ['community'] },
} as const;

export type DocsPlugin = keyof typeof DOCS_PLUGINS;
