import type { SidebarId } from '#model/page.ts';
import type { SidebarSource } from '#model/sidebar.ts';
import type { VersionName } from '#model/version.ts';

/** The pages of Getting Started, in the order in which a newcomer reads them. */
const gettingStarted: SidebarSource[] = [
  { type: 'doc', id: 'intro' },
  { type: 'doc', id: 'writing-tests' },
  { type: 'doc', id: 'codegen-intro' },
  { type: 'doc', id: 'running-tests' },
  { type: 'doc', id: 'trace-viewer-intro' },
  { type: 'doc', id: 'ci-intro' },
];

const docs: SidebarSource[] = [
  { type: 'category', label: 'Getting Started', collapsed: false, items: gettingStarted },
];

const community: SidebarSource[] = [
  { type: 'doc', id: 'welcome' },
  { type: 'doc', id: 'ambassadors' },
];

/** The sidebars of each version. An edition leaves out the pages that it does not have. */
export const sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>> = {
  current: { docs, community },
  stable: { docs, community },
};
