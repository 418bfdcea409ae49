import type { SidebarId, SidebarSource } from '#model/sidebar.ts';
import type { VersionName } from '#model/version.ts';

/** Long enough to scroll. */
const evenings: SidebarSource[] = Array.from({ length: 40 }, (_, index) => ({
  type: 'link',
  label: `Evening ${index + 1}`,
  href: `https://stagehand.example/evenings/${index + 1}`,
}));

const docs: SidebarSource[] = [
  {
    type: 'category',
    label: 'On stage',
    collapsed: false,
    items: [
      { type: 'doc', id: 'intro' },
      { type: 'doc', id: 'sound' },
      { type: 'doc', id: 'lights' },
      { type: 'doc', id: 'scenery' },
      { type: 'doc', id: 'secret' },
      { type: 'doc', id: 'plans' },
    ],
  },
  {
    type: 'category',
    label: 'Backstage',
    collapsed: true,
    items: [
      { type: 'doc', id: 'curtain' },
      { type: 'doc', id: 'test-agents' },
      { type: 'doc', id: 'test-runners' },
    ],
  },
  {
    type: 'category',
    label: 'Machines',
    collapsed: true,
    id: 'machines',
    items: [{ type: 'doc', id: 'hoist' }],
  },
  ...evenings,
  { type: 'doc', id: 'playbook' },
];

const community: SidebarSource[] = [{ type: 'doc', id: 'welcome' }];

export const sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>> = {
  current: { docs, api: [], community },
  stable: { docs, api: [], community },
};
