import type { SidebarId, SidebarSource } from '#model/sidebar.ts';
import type { VersionName } from '#model/version.ts';

const none = { docs: [], api: [], community: [] } satisfies Record<SidebarId, SidebarSource[]>;

export const sidebars: Record<VersionName, Record<SidebarId, SidebarSource[]>> = {
  current: none,
  stable: none,
};
