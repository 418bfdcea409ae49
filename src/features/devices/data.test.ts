import { expect, test } from 'vitest';
import { parseDevices } from './data.ts';

const phone = {
  userAgent: 'Phone',
  viewport: { width: 300, height: 600 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  defaultBrowserType: 'webkit',
};
const turned = {
  ...phone,
  viewport: { width: 600, height: 250 },
  screen: { width: 600, height: 300 },
};

test('makes one device of two that differ by how they are held', () => {
  const [device, ...others] = parseDevices({ 'Seat 1': phone, 'Seat 1 landscape': turned }, '');

  expect(device).toMatchObject({ name: 'Seat 1', ...phone });
  expect(device?.landscape).toEqual({ viewport: turned.viewport, screen: turned.screen });
  expect(others).toEqual([]);
});

test('keeps two that differ in more', () => {
  const data = { 'Seat 1': phone, 'Seat 1 landscape': { ...turned, deviceScaleFactor: 1 } };

  expect(parseDevices(data, '').map(({ name, landscape }) => [name, landscape])).toEqual([
    ['Seat 1', undefined],
    ['Seat 1 landscape', undefined],
  ]);
});

test('says what a package has in another way', () => {
  const data = { "Ada's": phone, Desk: { ...phone, locale: 'en' } };

  expect(() => parseDevices(data, 'devices.json of playwright-core 2.0.0'))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: devices.json of playwright-core 2.0.0 does not have the format that "::devices" expects; update src/features/devices/data.ts:
    ✖ Invalid key in record
      → at ["Ada's"]
    ✖ Unrecognized key: "locale"
      → at Desk]
  `);
});
