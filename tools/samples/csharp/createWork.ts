import type { CompilerWork, Library, Unit } from '@playbill/csharp-compiler/compile.ts';
import { groupBy } from '#model/groupBy.ts';
import type { VersionName } from '#model/version.ts';
import type { Sample } from '../sample.ts';
import { frameworkLibrary, packageLibrary } from './libraries.ts';
import { declaredTypes, formOf, frameworksOf, placeCsharp, type Framework } from './placeCsharp.ts';

/** The SDK's implicit usings, which every file of a new project has. */
const IMPLICIT_USINGS = [
  ...['System', 'System.Collections.Generic', 'System.IO', 'System.Linq', 'System.Net.Http'],
  ...['System.Threading', 'System.Threading.Tasks'],
];

/** Samples that are compiled together, for one version and one test framework or none. */
export interface Setting {
  samples: readonly Sample[];
  version: VersionName;
  framework: Framework | undefined;
}

/** Prepares samples for the compiler, with a setting for each unit. */
export function createWork(
  samples: readonly Sample[],
  librariesOf: (version: VersionName) => readonly Library[],
): CompilerWork & { settings: Setting[] } {
  // Each text once.
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const pages = [...groupBy(samples, ({ page }) => page).values()];
  const made = pages.flatMap((page) =>
    settingsOf(page).map((setting) => ({ setting, unit: toUnit(setting, page, placeOf) })),
  );
  const versions = new Set(samples.flatMap((sample) => sample.versions));
  return {
    libraries: [...versions].flatMap(librariesOf),
    files: [...places.keys()],
    units: made.map(({ unit }) => unit),
    settings: made.map(({ setting }) => setting),
  };
}

/** Samples that declare types are compiled separately: two samples on a page can declare the same type. */
function settingsOf(page: readonly Sample[]): Setting[] {
  const single = page.flatMap((sample) =>
    sample.versions.flatMap((version) =>
      frameworksOf(sample).map((framework) => ({ sample, version, framework })),
    ),
  );
  const groups = groupBy(single, ({ sample, version, framework }) => {
    const alone = isLoose(sample) ? '' : page.indexOf(sample);
    return [version, framework?.name, alone].join(' ');
  });
  return [...groups.values()].flatMap((group) => {
    const together = group.map(({ sample }) => sample);
    return group.slice(0, 1).map(({ sample: _first, ...rest }) => ({ ...rest, samples: together }));
  });
}

/** Whether a sample is wrapped in a class, which has a unique name. */
function isLoose(sample: Sample): boolean {
  return formOf(sample) !== 'file';
}

function toUnit(
  { samples, version, framework }: Setting,
  page: readonly Sample[],
  placeOf: (text: string) => number,
): Unit {
  const siblings = siblingsOf(samples, framework, page);
  const namespaces = siblings.flatMap(({ code }) => /^namespace ([\w.]+)/m.exec(code)?.[1] ?? []);
  const place = (sample: Sample) => {
    const own = {
      namespaces: isLoose(sample) ? namespaces : [],
      name: `Sample${page.indexOf(sample)}`,
    };
    return placeOf(placeCsharp(sample, { framework, ...own }));
  };
  const usings = IMPLICIT_USINGS.map((name) => `global using ${name};`).join('\n');
  const tests = framework ? [frameworkLibrary(framework, version)] : [];
  return {
    judged: samples.map(place),
    others: [...siblings.map(place), placeOf(usings)],
    references: [packageLibrary(version), ...tests],
  };
}

/** Other samples on the page that declare types and are visible with the same tab. */
function siblingsOf(
  samples: readonly Sample[],
  framework: Framework | undefined,
  page: readonly Sample[],
): Sample[] {
  const taken = new Set(samples.flatMap(declaredTypes));
  return page.filter((other) => {
    const types = declaredTypes(other);
    if (types.length === 0 || samples.includes(other)) return false;
    if (!frameworksOf(other).includes(framework) && other.flavor) return false;
    if (types.some((name) => taken.has(name))) return false;
    for (const name of types) taken.add(name);
    return true;
  });
}
