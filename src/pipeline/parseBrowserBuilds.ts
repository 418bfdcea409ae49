import { z } from 'zod';
import type { BrowserBuild } from '#features/browser-builds/browserBuild.ts';

/** Programs that readers meet although they are no browsers. */
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

/** What the `browsers.json` of a package lists: those that are installed by default first. */
export function parseBrowserBuilds(data: unknown, file: string): BrowserBuild[] {
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new Error(
      `${file} is not as "::browser-builds" needs it; change src/pipeline/parseBrowserBuilds.ts:\n${z.prettifyError(result.error)}`,
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
