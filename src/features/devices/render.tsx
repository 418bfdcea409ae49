/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Node } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { filterBox } from '#features/filters/render.tsx';
import { columnHeadings, tableRegion } from '#features/tables/render.tsx';
import type { EditionId } from '#model/edition.ts';
import { code, table, text } from '#tree/markdownNodes.ts';
import type { Device, Size } from './data.ts';
import { devicesData } from './data.ts';
import { holdValues, needsValues, TEMPLATES, valuesOf } from './setup.ts';

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
