import { TAB_GROUP_KEY } from './storageKeys.ts';

/** Choices that readers make once for the whole site, and that are remembered. */
export interface TabGroup {
  id: string;
  /** Value → label, in the order of the tabs. */
  values: Readonly<Record<string, string>>;
  /** Value → the one to show instead where tabs do not have it. */
  fallbacks?: Readonly<Record<string, string>>;
}

export const TAB_GROUPS: readonly TabGroup[] = [
  { id: 'js-flavor', values: { ts: 'TypeScript', js: 'JavaScript' } },
  { id: 'js-package-manager', values: { npm: 'npm', yarn: 'yarn', pnpm: 'pnpm' } },
  { id: 'python-flavor', values: { sync: 'Sync', async: 'Async' } },
  {
    id: 'csharp-flavor',
    values: { mstest: 'MSTest', nunit: 'NUnit', xunit: 'xUnit', xunit3: 'xUnit v3' },
    fallbacks: { xunit3: 'xunit' },
  },
  { id: 'java-build', values: { maven: 'Maven', gradle: 'Gradle' } },
  { id: 'bash-flavor', values: { bash: 'Bash', powershell: 'PowerShell', batch: 'Batch' } },
];

/** What to show, best first, where a reader has chosen a value in a group. */
export function tabChoices(id: string, value: string): string[] {
  const fallback = TAB_GROUPS.find((group) => group.id === id)?.fallbacks?.[value];
  return fallback === undefined ? [value] : [value, fallback];
}

/** The attribute of the html element that says the choice in a group before tabs work. */
export function tabGroupAttribute(id: string): string {
  return `data-tab-${id}`;
}

/** The key under which the choice in a group is stored. */
export function tabGroupKey(id: string): string {
  return TAB_GROUP_KEY + id;
}
