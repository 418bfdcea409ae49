import { PAGES } from '../pages.ts';
import { area } from '../test.ts';

/** The narrowest phone, both sides of each breakpoint and a wide desktop. */
const WIDTHS = [320, 768, 769, 996, 997, 1920];

export const widths = area(
  'widths',
  Object.fromEntries(
    Object.entries(PAGES).map(([name, { path }]) => [
      `show ${name} without sideways scroll`,
      async (page) => {
        await page.open(path);
        for (const width of WIDTHS) {
          await page.resize({ width, height: 800 });

          await page.sees({ width, overflow: 0 }, () => ({
            width: innerWidth,
            overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          }));
        }
      },
    ]),
  ),
);
