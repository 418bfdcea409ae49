import { expect, test } from 'vitest';
import { formatProblems } from '#model/problem.ts';
import type { NavbarItem } from '#model/site.ts';
import { buildTestSite, guide } from './testing.ts';

const docs = [
  guide('intro'),
  guide('secret', 'Text.', 'unlisted: true\n'),
  guide('plans', 'Text.', 'draft: true\n'),
];

function build(items: NavbarItem[], more: Parameters<typeof buildTestSite>[0] = { docs }) {
  const built = buildTestSite({ ...more, site: { navbar: { items } } });
  const frame = built.frames.find(({ edition }) => edition === 'python');
  return { problems: built.problems, entries: frame?.site.navbar.items };
}

test('links a document in each version that has it (navbar-doc-links)', () => {
  const { entries } = build([{ type: 'doc', docId: 'intro', label: 'Docs', position: 'left' }]);

  expect(entries).toEqual([
    {
      position: 'left',
      type: 'docs',
      plugin: 'default',
      sidebar: 'docs',
      targets: {
        current: { label: 'Docs', path: '/python/docs/next/intro' },
        stable: { label: 'Docs', path: '/python/docs/intro' },
      },
    },
  ]);
});

test('has no link for a draft, which is not a mistake (draft-pages)', () => {
  const { entries, problems } = build([{ type: 'doc', docId: 'plans' }]);

  expect(problems).toEqual([]);
  expect(entries).toMatchObject([{ type: 'docs', targets: {} }]);
});

test('marks a document that is not listed (navbar-doc-links)', () => {
  const { entries } = build([{ type: 'doc', docId: 'secret' }]);

  expect(entries).toMatchObject([{ targets: { stable: { isUnlisted: true } } }]);
});

test('links the first page of a sidebar by its own label (navbar-item-types)', () => {
  const { entries } = build([{ type: 'docSidebar', sidebarId: 'docs' }]);

  expect(entries).toMatchObject([
    { sidebar: 'docs', targets: { stable: { label: 'About intro', path: '/python/docs/intro' } } },
  ]);
});

test('links the main document of a version by the label of the version (navbar-item-types)', () => {
  const { entries } = build([{ type: 'docsVersion' }]);

  expect(entries).toMatchObject([
    {
      targets: {
        current: { label: 'Next', path: '/python/docs/next/intro' },
        stable: { label: 'Stable', path: '/python/docs/intro' },
      },
    },
  ]);
});

test('lists all versions, or those that are named (navbar-item-types, version-dropdown)', () => {
  const { entries } = build([
    { type: 'docsVersionDropdown' },
    { type: 'docsVersionDropdown', versions: ['stable'] },
  ]);

  expect(entries).toMatchObject([{ versions: ['current', 'stable'] }, { versions: ['stable'] }]);
});

test('puts items without a position on the right (navbar-layout)', () => {
  expect(build([{ type: 'search' }, { type: 'html', value: '<b>x</b>' }]).entries).toEqual([
    { position: 'right', type: 'search' },
    { position: 'right', type: 'html', value: '<b>x</b>' },
  ]);
});

test('names the item that fails, and why (navbar-item-error)', () => {
  const { problems } = build([{ type: 'doc', docId: 'nope', label: 'Docs' }]);

  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "site.config.ts:1
      A theme navbar item failed to render.
      Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
      {
        "type": "doc",
        "docId": "nope",
        "label": "Docs"
      }
      
      Cause:
      Couldn't find any doc with id "nope" in versions "stable, current".
      Available doc ids are:
      - intro
      - secret
      Fix the item or remove it; it fails in the Node.js edition.
    1 problem. The site was not built."
  `);
});

test('names a sidebar with nothing to link (sidebar-empty-error)', () => {
  const { problems } = build([{ type: 'docSidebar', sidebarId: 'docs' }], { docs, sidebar: [] });

  expect(problems[0]?.what).toContain(
    'DocSidebarNavbarItem: Sidebar with ID "docs" doesn\'t have anything to be linked to.',
  );
});

const MESSAGES = {
  'a type (navbar-item-unknown-type)': 'No NavbarItem component found for type "nope".',
  'a version (unknown-version-error)':
    "No docs version exist for name 'nope', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current\n- stable",
  'a sidebar (sidebar-missing-error)':
    'Can\'t find any sidebar with id "nope" in versions stable, current".\nAvailable sidebar ids are:\n- docs',
  'a document (doc-missing-error)':
    'Couldn\'t find any doc with id "nope" in versions "stable, current".\nAvailable doc ids are:\n- intro\n- secret',
  'a docs tree (docs-plugin-missing-error)':
    'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=nope\n\nCause:\nDocusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "nope".',
};

test.each([
  ['a type (navbar-item-unknown-type)', { type: 'nope' }],
  ['a version (unknown-version-error)', { type: 'docsVersionDropdown', versions: ['nope'] }],
  ['a sidebar (sidebar-missing-error)', { type: 'docSidebar', sidebarId: 'nope' }],
  ['a document (doc-missing-error)', { type: 'doc', docId: 'nope' }],
  ['a docs tree (docs-plugin-missing-error)', { type: 'docsVersion', docsPluginId: 'nope' }],
] as const)('names %s that does not exist', (what, item) => {
  // The configuration is read from a file, which may hold anything.
  const { problems } = build([item as unknown as NavbarItem]);

  expect(problems).toHaveLength(1);
  expect(problems[0]?.what).toContain(MESSAGES[what]);
});
