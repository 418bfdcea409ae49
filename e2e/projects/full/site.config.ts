import type { SiteConfig } from '#model/site.ts';
import { siteConfig as site } from '../../../site.config.ts';

/** A small site with everything that the configuration and the content support. */
export const siteConfig: SiteConfig = {
  ...site,
  title: 'Stage',
  colorMode: { ...site.colorMode, respectSystem: false },
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'docs', position: 'left' },
      { type: 'doc', docId: 'curtain', label: 'Curtain', position: 'left' },
      { type: 'doc', docId: 'plans', label: 'Plans', position: 'left' },
      { type: 'doc', docId: 'secret', label: 'Secret', position: 'left' },
      { type: 'docsVersion', label: 'Book', position: 'left' },
      ...site.navbar.items.filter(({ type }) => type === 'dropdown'),
      {
        type: 'dropdown',
        label: 'Places',
        items: [
          { label: 'Lights', to: '/docs/lights' },
          { label: 'Box office', href: 'https://stagehand.example/' },
        ],
      },
      { type: 'link', to: '/community/welcome', label: 'Community', position: 'left' },
      { type: 'link', href: 'https://stagehand.example/tickets', label: 'Shop' },
      { type: 'html', value: '<b>Open</b>' },
      { type: 'docsVersionDropdown' },
      { type: 'search' },
    ],
  },
  footer: { ...site.footer, columns: [] },
  announcementBar: {
    id: 'season-1',
    content: 'The season has begun. <a href="/docs/intro">See the stage</a>',
    backgroundColor: '#123456',
    textColor: 'rgb(255 255 255)',
    isCloseable: true,
  },
  sourceUrl: 'https://source.example/{file}',
  reportUrl: 'https://source.example/new?title={title}&body={body}',
  search: {},
  redirects: [{ scope: 'docs', from: 'test-intro', to: ['intro'] }],
};
