import { z } from 'zod';
import type { FeatureData } from '#features/featureData.ts';
import { forVersions } from '#features/featureData.ts';
import type { VersionName } from '#model/version.ts';

const FILE = 'browsers.json';

/** A browser, or a helper program, that the framework can install. */
export interface BrowserBuild {
  /** The name in commands: `chromium-headless-shell`. */
  name: string;
  /** The version of the browser; absent for helper programs. */
  version?: string | undefined;
  /** The number of the framework's own build. */
  revision: string;
  isDefault: boolean;
  /** Overrides for old systems: `mac12-arm64` → number. */
  overrides: Readonly<Record<string, string>>;
}

/** Helper programs that readers encounter. */
const SHOWN_TOOLS = ['ffmpeg'];

const schema = z.object({
  browsers: z
    .array(
      z.object({
        name: z.string(),
        revision: z.string(),
        browserVersion: z.string().optional(),
        installByDefault: z.boolean(),
        revisionOverrides: z.record(z.string(), z.string()).default({}),
      }),
    )
    .min(1),
});

/** The entries of a package's `browsers.json`: those installed by default first. */
export function parseBrowserBuilds(data: unknown, file: string): BrowserBuild[] {
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new Error(
      `${file} does not have the format that "::browser-builds" expects; update src/features/browser-builds/data.ts:\n${z.prettifyError(result.error)}`,
    );
  }
  return result.data.browsers
    .filter(
      ({ name, browserVersion }) => browserVersion !== undefined || SHOWN_TOOLS.includes(name),
    )
    .map(({ name, browserVersion, revision, installByDefault, revisionOverrides }) => ({
      name,
      version: browserVersion,
      revision,
      isDefault: installByDefault,
      overrides: revisionOverrides,
    }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

export const browserBuildsData: FeatureData<Record<VersionName, BrowserBuild[]>> = {
  name: 'browser-builds',
  read: (source) =>
    forVersions(source, async ({ release, readText }) =>
      parseBrowserBuilds(JSON.parse(await readText(FILE)), `${FILE} of ${release}`),
    ),
};
