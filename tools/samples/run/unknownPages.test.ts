import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { unknownPages } from './runSamples.ts';

test('names a page that Stagehand does not have, and the nearest one', () => {
  const samples = [
    sampleOf('1;', { run: 'basket' }),
    sampleOf('2;', { run: 'shows/winter-fair' }),
    sampleOf('3;'),
    sampleOf('4;', { run: 'baskte' }),
  ];

  expect(unknownPages(samples)).toEqual([
    {
      sample: samples[3],
      line: 1,
      message: 'Stagehand has no page "baskte". Did you mean "basket"? Add it to demo/routes.ts.',
      isCertain: true,
    },
  ]);
});
