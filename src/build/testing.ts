import type { Prerender } from '../entry.prerender.tsx';

/** A shell that shows articles and nothing else. */
export const testPrerender: Prerender = {
  main: ({ content }) => content.html,
  body: ({ content }) => content.html,
  frame: ({ site }) => ({
    ...{ navbar: site.title, menu: '', footer: '' },
    sidebars: { docs: '', api: '', community: '' },
  }),
};
