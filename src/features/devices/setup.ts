import type { EditionId } from '#model/edition.ts';
import type { Device, Hold, Size } from './data.ts';

/**
 * The code that emulates a device: `{0}` is its name, `{1}` the user agent, followed by {@link valuesOf}. Lines
 * without a value are left out. Java has no device registry, so its code spells out all values.
 */
export const TEMPLATES: Readonly<Record<EditionId, string>> = {
  nodejs: "use: { ...devices['{0}'] },",
  python: 'context = browser.new_context(**playwright.devices["{0}"])',
  java: [
    'BrowserContext context = browser.newContext(new Browser.NewContextOptions()',
    '    .setUserAgent("{1}")',
    '    .setViewportSize({2})',
    '    .setScreenSize({3})',
    '    .setIsMobile({5})',
    '    .setHasTouch({6})',
    '    .setDeviceScaleFactor({4}));',
  ].join('\n'),
  dotnet: 'await using var context = await Browser.NewContextAsync(Playwright.Devices["{0}"]);',
};

/** Whether an edition's code needs more than the name of a device. */
export function needsValues(edition: EditionId): boolean {
  return /\{[1-9]\}/.test(TEMPLATES[edition]);
}

export function valuesOf(device: Device): string {
  const { scale, isMobile, hasTouch } = device;
  return [holdValues(device), scale, isMobile || '', hasTouch || ''].join('|');
}

export function holdValues({ viewport, screen }: Hold): string {
  return [numbers(viewport), screen ? numbers(screen) : ''].join('|');
}

function numbers({ width, height }: Size): string {
  return `${width}, ${height}`;
}
