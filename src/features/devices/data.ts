import { z } from 'zod';
import type { FeatureData, InternalPlace } from '#features/featureData.ts';
import { forVersions } from '#features/featureData.ts';
import type { VersionName } from '#model/version.ts';

export interface Size {
  width: number;
  height: number;
}

/** A device in one orientation. */
export interface Hold {
  viewport: Size;
  screen?: Size | undefined;
}

/** A device that the framework can emulate. */
export interface Device extends Hold {
  name: string;
  /** The same device with ` landscape` appended to its name. */
  landscape?: Hold | undefined;
  scale: number;
  isMobile: boolean;
  hasTouch: boolean;
  /** The engine: `webkit`. */
  browser: string;
  userAgent: string;
}

/** The places of the devices that a release can emulate. */
const PLACES: readonly InternalPlace[] = [
  { file: 'lib/server/deviceDescriptorsSource.json', path: [] },
  { file: 'index.js', path: ['devices'] },
];

const TURNED = ' landscape';

const size = z.strictObject({ width: z.number(), height: z.number() });

const schema = z.record(
  // Inserted into code between quotes.
  z.string().regex(/^[^'"\\{}|]+$/, 'must not contain quotes, braces or bars'),
  z.strictObject({
    userAgent: z.string().regex(/^[^"\\]+$/, 'must not contain quotes'),
    viewport: size,
    screen: size.optional(),
    deviceScaleFactor: z.number(),
    isMobile: z.boolean(),
    hasTouch: z.boolean(),
    defaultBrowserType: z.string(),
  }),
);

type Source = z.infer<typeof schema>[string];

export const devicesData: FeatureData<Record<VersionName, Device[]>> = {
  name: 'devices',
  read: (source) =>
    forVersions(source, ({ release, load }) =>
      parseDevices(load(PLACES, '"::devices"'), `The list of devices of ${release}`),
    ),
};

/** The devices in a package; a landscape variant is merged with its device. */
export function parseDevices(data: unknown, file: string): Device[] {
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new Error(
      `${file} does not have the format that "::devices" expects; update src/features/devices/data.ts:\n${z.prettifyError(result.error)}`,
    );
  }
  const sources = result.data;
  const isTurned = (name: string, source: Source) => {
    const upright = name.endsWith(TURNED) && sources[name.slice(0, -TURNED.length)];
    return upright && settingsOf(upright) === settingsOf(source);
  };
  return Object.entries(sources)
    .filter(([name, source]) => !isTurned(name, source))
    .map(([name, source]) => {
      const turned = sources[name + TURNED];
      const landscape = turned && isTurned(name + TURNED, turned) ? holdOf(turned) : undefined;
      return {
        name,
        ...holdOf(source),
        landscape,
        scale: source.deviceScaleFactor,
        isMobile: source.isMobile,
        hasTouch: source.hasTouch,
        browser: source.defaultBrowserType,
        userAgent: source.userAgent,
      };
    });
}

function holdOf({ viewport, screen }: Source): Hold {
  return { viewport, screen };
}

/** What rotating a device does not change. */
function settingsOf(source: Source): string {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch, defaultBrowserType } = source;
  return JSON.stringify([userAgent, deviceScaleFactor, isMobile, hasTouch, defaultBrowserType]);
}
