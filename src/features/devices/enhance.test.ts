import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhance as enhanceFilters } from '#features/filters/enhance.ts';
import { enhance } from './enhance.ts';

const writeText = vi.fn((_text: string) => Promise.resolve());

const TABLE = (template: string) => `<p id="route-announcer"></p>
  <div></div><div class="devices" data-filter="device"><table data-template="${template}"><tbody>
  <tr data-values="393, 659|393, 852|3|true" data-landscape="734, 343|852, 393"><th>Phone</th>
    <td class="device-size">393 × 659</td><td class="device-size">734 × 343</td>
    <td class="device-agent"><details><summary>OS</summary><code>Agent/5 (OS)</code></details></td></tr>
  <tr data-values="1280, 720||1|"><th>Desk</th><td class="device-size">1280 × 720</td><td>none</td>
    <td class="device-agent"><details><summary>OS</summary><code>Desk/1</code></details></td></tr>
  </tbody></table></div>`;

let dispose: () => void;

function show(template: string): void {
  document.body.innerHTML = TABLE(template);
  dispose = enhance(document, { window });
}

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

afterEach(() => {
  dispose();
  writeText.mockClear();
});

const labels = () =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

function copied(title: string): string | undefined {
  document.querySelector<HTMLElement>(`[aria-label="Copy code for ${title}"]`)!.click();
  return writeText.mock.lastCall?.[0];
}

test('offers the code of each way to hold a device', () => {
  show('devices[{0}]');

  expect(labels()).toEqual([
    'Copy code for Phone',
    'Copy code for Phone landscape',
    'Copy code for Desk',
  ]);
  expect(copied('Phone')).toBe('devices[Phone]');
  expect(copied('Phone landscape')).toBe('devices[Phone landscape]');
});

test('fills in the values, and leaves out lines whose value is missing', () => {
  show('agent {1}\nviewport {2}\nscreen {3}\nmobile {5}\nscale {4};');

  expect(copied('Phone')).toBe(
    'agent Agent/5 (OS)\nviewport 393, 659\nscreen 393, 852\nmobile true\nscale 3;',
  );
  expect(copied('Phone landscape')).toContain('viewport 734, 343\nscreen 852, 393\nmobile true');
  expect(copied('Desk')).toBe('agent Desk/1\nviewport 1280, 720\nscale 1;');
});

test('works together with the filter of the same table', () => {
  document.body.innerHTML = TABLE('{0}');
  const disposeFilters = enhanceFilters(document, { window });

  dispose = enhance(document, { window });

  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(labels().filter(Boolean)).toHaveLength(3);
  disposeFilters();
});

test('adds nothing twice, and takes its buttons away with the page', () => {
  show('{0}');
  enhance(document, { window })();
  expect(labels().filter(Boolean)).toHaveLength(3);

  dispose();

  expect(labels()).toEqual([]);
});
