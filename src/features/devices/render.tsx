/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Node } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { filterBox } from '#features/filters/render.tsx';
import { columnHeadings, tableRegion } from '#features/tables/render.tsx';
import type { EditionId } from '#model/edition.ts';
import { code, table, text } from '#tree/markdownNodes.ts';
import type { Device, Size, Hold } from './data.ts';
import { devicesData } from './data.ts';

const COLUMNS = ['Device', 'Viewport', 'Landscape', 'Scale', 'Mobile', 'Touch', 'Browser'];

const BROWSERS: Readonly<Record<string, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** `::devices`: the devices of the page's release, with a filter and code to copy. */
export const devices: Feature = {
  data: devicesData,
  leaves: {
    devices: {
      fill: (_node, context) => [
        {
          type: 'devices',
          devices: valueOf(context, devicesData)[context.version.name],
          edition: context.edition.id,
        },
      ],
    },
  },
  nodes: {
    devices: {
      html: (node) => [filterBox(), deviceTable(node)],
      plain: ({ devices: all }) => [
        table([
          [...COLUMNS, 'User agent'].map((column) => [text(column)]),
          ...all.map((device) => [
            ...cellsOf(device).map((cell) => [text(cell)]),
            [code(device.userAgent)],
          ]),
        ]),
      ],
      // Names only: numbers and user agents would match every query.
      texts: ({ devices: all }) => [all.map(({ name }) => name).join(', ')],
    },
  },
};

function deviceTable({ devices: all, edition }: Devices): Element {
  return (
    <div className="table devices" {...tableRegion('Devices')} data-filter="device">
      {/* Not on the container, which belongs to the filter: an element is enhanced by one feature only. */}
      <table data-template={TEMPLATES[edition]}>
        {columnHeadings([...COLUMNS, 'User agent'])}
        <tbody data-filter-group="">
          {all.map((device) => rowOf(device, needsValues(edition)))}
        </tbody>
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
  const { name, viewport, landscape, scale, isMobile, hasTouch, browser } = device;
  return [
    name,
    sizeText(viewport),
    landscape ? sizeText(landscape.viewport) : 'none',
    String(scale),
    isMobile ? 'Yes' : 'No',
    hasTouch ? 'Yes' : 'No',
    BROWSERS[browser] ?? browser,
  ];
}

function sizeText({ width, height }: Size): string {
  return `${width} × ${height}`;
}

/** The table of devices. */
interface Devices extends Node {
  type: 'devices';
  devices: readonly Device[];
  /** The edition whose code the buttons copy. */
  edition: EditionId;
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    devices: Devices;
  }
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

/** Whether an edition's code needs more than the name of a device. */
function needsValues(edition: EditionId): boolean {
  return /\{[1-9]\}/.test(TEMPLATES[edition]);
}

function valuesOf(device: Device): string {
  const { scale, isMobile, hasTouch } = device;
  return [holdValues(device), scale, isMobile || '', hasTouch || ''].join('|');
}

function holdValues({ viewport, screen }: Hold): string {
  return [numbers(viewport), screen ? numbers(screen) : ''].join('|');
}

function numbers({ width, height }: Size): string {
  return `${width}, ${height}`;
}
