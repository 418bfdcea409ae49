import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import type { Device } from './data.ts';
import { TEMPLATES } from './render.tsx';

const stable: Device[] = [
  {
    name: 'Phone 15',
    viewport: { width: 393, height: 659 },
    screen: { width: 393, height: 852 },
    landscape: { viewport: { width: 734, height: 343 }, screen: { width: 852, height: 393 } },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    defaultBrowserType: 'webkit',
    userAgent: 'Phone/5.0 (Phone; OS 17) Safari/6',
  },
  {
    name: 'Desk',
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    defaultBrowserType: 'firefox',
    userAgent: 'Desk/1',
  },
];
const { htmlOf, render } = withData({ devices: { stable, current: [] } });

const TABLE = '::devices';

test('gives each device a row with both viewports and its user agent to unfold', () => {
  expect(htmlOf(TABLE)).toContain(
    '<tr data-filter-item="Phone 15 landscape WebKit"><th scope="row">Phone 15</th>' +
      '<td class="device-size">393 × 659</td><td class="device-size">734 × 343</td>' +
      '<td>3</td><td>Yes</td><td>Yes</td><td>WebKit</td><td class="device-agent">' +
      '<details><summary>Phone; OS 17</summary><code>Phone/5.0 (Phone; OS 17) Safari/6</code>',
  );
  expect(htmlOf(TABLE)).toContain(
    '<tr data-filter-item="Desk Firefox"><th scope="row">Desk</th>' +
      '<td class="device-size">1280 × 720</td><td>none</td><td>1</td><td>No</td><td>No</td>' +
      '<td>Firefox</td><td class="device-agent"><details><summary>Desk/1</summary>',
  );
});

test('puts the table below its filter, in a region that can be scrolled by keyboard', () => {
  expect(htmlOf(TABLE)).toMatch(
    /^<div class="filter needs-script"><\/div>\s*<div class="table devices" tabindex="0" role="region" aria-label="Devices" data-filter="device"/,
  );
});

test('gives the values of a device only to the edition whose code needs them', () => {
  expect(htmlOf(TABLE, { edition: 'java' })).toContain(
    'data-values="393, 659|393, 852|3|true|true" data-landscape="734, 343|852, 393"',
  );
  expect(htmlOf(TABLE, { edition: 'java' })).toContain('data-values="1280, 720||1||"');
  for (const edition of ['nodejs', 'python', 'dotnet'] as const) {
    expect(htmlOf(TABLE, { edition })).not.toMatch(/data-values|data-landscape/);
  }
});

test('names only what the facts of each language have', () => {
  const membersOf = (language: string, name: string) => {
    const text = readFileSync(`data/api/stable/${language}.json`, 'utf8');
    const classes = JSON.parse(text) as { name: string; members: Member[] }[];
    return classes.find((owner) => owner.name === name)?.members ?? [];
  };
  const languages = ['csharp', 'java', 'js', 'python'].filter((language) =>
    membersOf(language, 'Playwright').some(({ name }) => name === 'devices'),
  );
  const { options = [] } =
    membersOf('java', 'Browser').find(({ name }) => name === 'newContext') ?? {};
  const javaNames = options.map(({ spelled }) => spelled);

  const setters = [...TEMPLATES.java.matchAll(/\.(set\w+)\(/g)].map(([, name = '']) => name);

  expect(languages).toEqual(['csharp', 'js', 'python']);
  expect(setters).toHaveLength(6);
  expect(setters.filter((name) => !javaNames.includes(name))).toEqual([]);
});

interface Member {
  name: string;
  options?: { spelled: string }[];
}

test('shows the devices of the version', () => {
  expect(htmlOf(TABLE, { version: 'current' })).not.toContain('<td>');
});

test('writes a plain table into the twin', () => {
  expect(render(TABLE).page.markdown).toMatchInlineSnapshot(`
    "# Seats

    | Device | Viewport | Landscape | Scale | Mobile | Touch | Browser | User agent |
    | - | - | - | - | - | - | - | - |
    | Phone 15 | 393 × 659 | 734 × 343 | 3 | Yes | Yes | WebKit | \`Phone/5.0 (Phone; OS 17) Safari/6\` |
    | Desk | 1280 × 720 | none | 1 | No | No | Firefox | \`Desk/1\` |
    "
  `);
});

test('lets search find names only', () => {
  expect(render(TABLE).page.sections[0]?.texts).toEqual(['Phone 15, Desk']);
});
