import { z } from 'zod';
import type { FeatureData, InternalPlace } from '#features/featureData.ts';
import { forVersions, parsePackage } from '#features/featureData.ts';
import type { VersionName } from '#model/version.ts';

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
    /** The engine: `webkit`. */
    defaultBrowserType: z.string(),
  }),
);

type Source = z.infer<typeof schema>[string];

export type Size = z.infer<typeof size>;

/** A device in one orientation. */
export type Hold = Pick<Source, 'viewport' | 'screen'>;

/** A device that the framework can emulate. */
export interface Device extends Source {
  name: string;
  /** The same device with ` landscape` appended to its name. */
  landscape?: Hold | undefined;
}

export const devicesData: FeatureData<Record<VersionName, Device[]>> = {
  name: 'devices',
  read: (source) =>
    forVersions(source, ({ release, load }) =>
      parseDevices(load(PLACES, '"::devices"'), `The list of devices of ${release}`),
    ),
};

/** The devices in a package; a landscape variant is merged with its device. */
export function parseDevices(data: unknown, file: string): Device[] {
  const sources = parsePackage(schema, data, { file, feature: 'devices' });
  const landscapeOf = (name: string): Hold | undefined => {
    const [upright, turned] = [sources[name], sources[name + TURNED]];
    if (!upright || !turned || settingsOf(upright) !== settingsOf(turned)) return undefined;
    return { viewport: turned.viewport, screen: turned.screen };
  };
  return Object.entries(sources)
    .filter(([name]) => !(name.endsWith(TURNED) && landscapeOf(name.slice(0, -TURNED.length))))
    .map(([name, source]) => ({ name, ...source, landscape: landscapeOf(name) }));
}

/** What rotating a device does not change. */
function settingsOf(source: Source): string {
  return JSON.stringify({ ...source, viewport: undefined, screen: undefined });
}
