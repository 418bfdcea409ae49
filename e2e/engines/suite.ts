import type { EngineTest } from './test.ts';
import { contents, copy, tabs } from './tests/article.ts';
import { deepLinks } from './tests/deepLinks.ts';
import { demo } from './tests/demo.ts';
import { colorMode, dropdowns, mobileMenu } from './tests/frame.ts';
import { labs } from './tests/labs.ts';
import { leaving } from './tests/leaving.ts';
import { navigation } from './tests/navigation.ts';
import { offline } from './tests/offline.ts';
import { render } from './tests/render.ts';
import { search } from './tests/search.ts';
import { widths } from './tests/widths.ts';

/** The tests for every engine, by file. */
export const SUITE: Readonly<Record<string, readonly EngineTest[]>> = {
  'render.ts': render,
  'navigation.ts': navigation,
  'deepLinks.ts': deepLinks,
  'frame.ts': [...colorMode, ...dropdowns, ...mobileMenu],
  'search.ts': search,
  'article.ts': [...tabs, ...copy, ...contents],
  'widths.ts': widths,
  'leaving.ts': leaving,
  'labs.ts': labs,
  'offline.ts': offline,
  'demo.ts': demo,
};
