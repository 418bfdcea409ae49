import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import type { AdditionsByPlace } from '#model/apiResolver.ts';
import type { Command } from '#model/command.ts';
import { invariant } from '#model/invariant.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import type { Report } from '#tree/report.ts';

/** Something that a feature reads once for all pages, and that survives JSON. */
export interface FeatureData<T = unknown> {
  /** Different from that of all others. */
  name: string;
  /** The files with sentences of ours, which are checked like those of guides. */
  prose?: readonly string[];
  read: (source: DataSource) => Promise<T>;
}

/** What all features have read, by name. */
export type FeatureValues = Readonly<Record<string, unknown>>;

/** What a feature has read. */
export function valueOf<T>({ data }: { data: FeatureValues }, { name }: FeatureData<T>): T {
  invariant(name in data, `"${name}" is read before pages are rendered`);
  // Read by this entry, under this name.
  return data[name] as T;
}

/** Where features read from. */
export interface DataSource {
  /** The text of a file in the repository: `data/url-patterns.yaml`. */
  readText: (file: string) => Promise<string>;
  /** The framework's package of each version. */
  packages: Readonly<Record<VersionName, FrameworkPackage>>;
  /** What each release added to the API. */
  additions: () => Promise<AdditionsByPlace>;
  /** The pages of the demo, by their URL below it; its start page is empty. */
  demoPages: readonly string[];
  /** Parses one paragraph of Markdown in our format. */
  parsePhrases: (text: string, report: Report) => PhrasingContent[];
  /** What is wrong in our own files; what is wrong in a package is thrown. */
  problems: Problem[];
}

/** The release that a version documents. */
export interface FrameworkPackage {
  /** `playwright-core 1.56.1` */
  release: string;
  /** The text of a file in its core package. */
  readText: (file: string) => Promise<string>;
  /** What the first of these places has; throws with all of them, and with what needs it, if none has it. */
  load: (places: readonly InternalPlace[], neededBy: string) => unknown;
  /** The commands of its test runner. */
  commands: () => readonly Command[];
}

/** Where releases keep something that is not public: files by themselves, and from 1.60 on one bundle. */
export interface InternalPlace {
  /** `lib/coreBundle.js`, from the folder of the core package. */
  file: string;
  /** What to take from what the file exports: `['iso', 'urlMatches']`. */
  path: readonly string[];
}

/** The same for each version. */
export async function forVersions<T>(
  { packages }: DataSource,
  read: (release: FrameworkPackage) => T | Promise<T>,
): Promise<Record<VersionName, T>> {
  const [current, stable] = await Promise.all([read(packages.current), read(packages.stable)]);
  return { current, stable };
}

/** What a package has, if a feature knows its format. */
export function parsePackage<T>(
  schema: z.ZodType<T>,
  data: unknown,
  { file, feature }: { file: string; feature: string },
): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(
    `${file} does not have the format that "::${feature}" expects; update src/features/${feature}/data.ts:\n${z.prettifyError(result.error)}`,
  );
}
