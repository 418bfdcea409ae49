/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import { titleOf } from '#features/browser-builds/render.ts';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { filterBox } from '#features/filters/render.tsx';
import { columnHeadings, tableRegion } from '#features/tables/render.tsx';
import type { EditionId } from '#model/edition.ts';
import { code, markup, table } from '#tree/markdownNodes.ts';
import { type Device, type Size, type Hold, devicesData } from './data.ts';

const COLUMNS = [
  ...['Device', 'Viewport', 'Landscape', 'Scale', 'Mobile', 'Touch', 'Browser', 'User agent'],
];

/** `::devices`: the devices of the page's release, with a filter and code to copy. */
export const devices: Feature = {
  data: devicesData,
  leaves: {
    devices: {
      fill(_node, context) {
        const all = valueOf(context, devicesData)[context.version.name];
        const plain = table(
          COLUMNS,
          all.map((device) => [...cellsOf(device), [code(device.userAgent)]]),
        );
        // Names only: numbers and user agents would match every query.
        const names = all.map(({ name }) => name).join(', ');
        return [
          markup(filterBox()),
          markup(deviceTable(all, context.edition.id), [plain], [names]),
        ];
      },
    },
  },
};

function deviceTable(all: readonly Device[], edition: EditionId): Element {
  const template = TEMPLATES[edition];
  // Whether the code needs more than the name of a device.
  const hasValues = /\{[1-9]\}/.test(template);
  return (
    <div className="table devices" {...tableRegion('Devices')} data-filter="device">
      {/* Not on the container, which belongs to the filter: an element is enhanced by one feature only. */}
      <table data-template={template}>
        {columnHeadings(COLUMNS)}
        <tbody data-filter-group="">{all.map((device) => rowOf(device, hasValues))}</tbody>
      </table>
    </div>
  );
}

/** Where the code needs them, the values that it has after name and user agent, and those that differ in landscape. */
function rowOf(device: Device, hasValues: boolean): Element {
  const [name = '', viewport, landscape, ...others] = cellsOf(device);
  const hold = device.landscape;
  const system = /\((.*?)\)/.exec(device.userAgent)?.[1] ?? device.userAgent;
  return (
    <tr
      data-filter-item={[name, hold && 'landscape', others.at(-1)].filter(Boolean).join(' ')}
      data-values={hasValues ? valuesOf(device) : undefined}
      data-landscape={hasValues && hold ? holdValues(hold) : undefined}
    >
      <th scope="row">{name}</th>
      <td className="device-size">{viewport}</td>
      <td className={hold && 'device-size'}>{landscape}</td>
      {others.map((value) => (
        <td>{value}</td>
      ))}
      <td className="device-agent">
        <details>
          <summary>{system}</summary>
          <code>{device.userAgent}</code>
        </details>
      </td>
    </tr>
  );
}

/** The content of each column but the last. */
function cellsOf(device: Device): string[] {
  return [
    device.name,
    sizeText(device.viewport, ' × '),
    device.landscape ? sizeText(device.landscape.viewport, ' × ') : 'none',
    String(device.deviceScaleFactor),
    device.isMobile ? 'Yes' : 'No',
    device.hasTouch ? 'Yes' : 'No',
    titleOf(device.defaultBrowserType),
  ];
}

function sizeText({ width, height }: Size, between: string): string {
  return `${width}${between}${height}`;
}

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

function valuesOf(device: Device): string {
  const { deviceScaleFactor, isMobile, hasTouch } = device;
  return [holdValues(device), deviceScaleFactor, isMobile || '', hasTouch || ''].join('|');
}

function holdValues({ viewport, screen }: Hold): string {
  return [viewport, screen].map((size) => (size ? sizeText(size, ', ') : '')).join('|');
}
