import type { Element } from 'hast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import * as filterNames from '#features/filters/names.ts';
import { filterBox } from '#features/filters/render.ts';
import * as tableNames from '#features/tables/names.ts';
import { tableRegion } from '#features/tables/render.ts';
import { element } from '#tree/element.ts';
import { code, table, text } from '#tree/markdownNodes.ts';
import { devicesData } from './data.ts';
import * as names from './names.ts';
import type { Device, Devices, Size } from './nodes.ts';
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
  const headings = [...COLUMNS, 'User agent'].map((column) =>
    element('th', { scope: 'col' }, [column]),
  );
  const box = {
    className: [tableNames.root, names.root],
    ...tableRegion('Devices'),
    [filterNames.list]: 'device',
  };
  return element('div', box, [
    // Not on the container, which belongs to the filter: an element is enhanced by one feature only.
    element('table', { [names.template]: TEMPLATES[edition] }, [
      element('thead', {}, [element('tr', {}, headings)]),
      element(
        'tbody',
        { [filterNames.group]: '' },
        all.map((device) => rowOf(device, needsValues(edition))),
      ),
    ]),
  ]);
}

function rowOf(device: Device, hasValues: boolean): Element {
  const [name = '', viewport = '', landscape = '', ...others] = cellsOf(device);
  const properties = {
    [filterNames.item]: [name, device.landscape && 'landscape', others.at(-1)]
      .filter(Boolean)
      .join(' '),
    ...(hasValues && {
      [names.values]: valuesOf(device),
      [names.landscape]: device.landscape && holdValues(device.landscape),
    }),
  };
  const size = { className: [names.size] };
  return element('tr', properties, [
    element('th', { scope: 'row' }, [name]),
    element('td', size, [viewport]),
    element('td', device.landscape ? size : {}, [landscape]),
    ...others.map((value) => element('td', {}, [value])),
    element('td', { className: [names.agent] }, [agentDetails(device.userAgent)]),
  ]);
}

/** The device and its system, with the full user agent collapsed below. */
function agentDetails(userAgent: string): Element {
  const system = /\((.*?)\)/.exec(userAgent)?.[1] ?? userAgent;
  return element('details', {}, [
    element('summary', {}, [system]),
    element('code', {}, [userAgent]),
  ]);
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
