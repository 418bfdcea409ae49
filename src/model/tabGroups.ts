import { TAB_GROUP_KEY } from './storageKeys.ts';

/** Choices that readers make once for the whole site, and that are remembered. */
export interface TabGroup {
  id: string;
  /** Value → label, in the order of the tabs. */
  values: Readonly<Record<string, string>>;
  /** Value → fallback for tabs that don't have it. */
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
  { id: 'gradle-language', values: { groovy: 'Groovy', kotlin: 'Kotlin' } },
  { id: 'bash-flavor', values: { bash: 'Bash', powershell: 'PowerShell', batch: 'Batch' } },
  { id: 'component-framework', values: { react: 'React', vue: 'Vue', svelte: 'Svelte' } },
];

/** The values to show, best first, for a reader's choice in a group. */
export function tabChoices(id: string, value: string): string[] {
  const fallback = TAB_GROUPS.find((group) => group.id === id)?.fallbacks?.[value];
  return fallback === undefined ? [value] : [value, fallback];
}

/** The attribute on the html element that carries the choice before the tabs work. */
export function tabGroupAttribute(id: string): string {
  return `data-tab-${id}`;
}

/** The storage key of the choice in a group. */
export function tabGroupKey(id: string): string {
  return TAB_GROUP_KEY + id;
}
