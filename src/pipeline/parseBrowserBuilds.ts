import { z } from 'zod';
import type { BrowserBuild } from '#features/browser-builds/browserBuild.ts';

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
      `${file} does not have the format that "::browser-builds" expects; update src/pipeline/parseBrowserBuilds.ts:\n${z.prettifyError(result.error)}`,
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
