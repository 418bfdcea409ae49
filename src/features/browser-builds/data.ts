import { z } from 'zod';
import { type FeatureData, forVersions, parsePackage } from '#features/featureData.ts';
import type { VersionName } from '#model/version.ts';

const FILE = 'browsers.json';

/** Helper programs that readers encounter. */
const SHOWN_TOOLS = ['ffmpeg'];

/** A browser, or a helper program, that the framework can install. */
const build = z.object({
  /** The name in commands: `chromium-headless-shell`. */
  name: z.string(),
  /** The number of the framework's own build. */
  revision: z.string(),
  /** Absent for helper programs. */
  browserVersion: z.string().optional(),
  installByDefault: z.boolean(),
  /** For old systems: `mac12-arm64` → number. */
  revisionOverrides: z.record(z.string(), z.string()).default({}),
});

const schema = z.object({ browsers: z.array(build).min(1) });

export type BrowserBuild = z.infer<typeof build>;

/** The entries of a package's `browsers.json`: those installed by default first. */
export function parseBrowserBuilds(data: unknown, file: string): BrowserBuild[] {
  return parsePackage(schema, data, { file, feature: 'browser-builds' })
    .browsers.filter((each) => each.browserVersion !== undefined || SHOWN_TOOLS.includes(each.name))
    .sort((a, b) => Number(b.installByDefault) - Number(a.installByDefault));
}

export const browserBuildsData: FeatureData<Record<VersionName, BrowserBuild[]>> = {
  name: 'browser-builds',
  read: (source) =>
    forVersions(source, async ({ release, readText }) =>
      parseBrowserBuilds(JSON.parse(await readText(FILE)), `${FILE} of ${release}`),
    ),
};
