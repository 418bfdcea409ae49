import { expect, test } from 'vitest';
import { pageSection, withMultiples } from './measurePages.ts';

test('divides each run by the run of the page with one button', () => {
  const floor = { control: 20, mainThread: 100, scripts: 40 };

  expect(withMultiples({ control: 30, mainThread: 120, scripts: 20 }, floor)).toMatchObject({
    controlRatio: 1.5,
    mainThreadRatio: 1.2,
    scriptsRatio: 0.5,
  });
  expect(
    withMultiples({ control: undefined, mainThread: 1, scripts: 1 }, floor).controlRatio,
  ).toBeUndefined();
});

test('has a line for each metric, with the runs of each site that have it', () => {
  const { rows } = pageSection('/docs/locators', [
    [{ blockingTime: 7 }, { blockingTime: 8, navigation: undefined }],
    [{ navigation: 9 }],
  ]);
  const lines = rows.map(({ metric: { label }, bar, samples }) => ({ label, bar, samples }));

  expect(lines).toContainEqual({ label: 'total blocking time', bar: 0, samples: [[7, 8], []] });
  expect(lines).toContainEqual({
    label: 'click to here, prefetched',
    bar: 150,
    samples: [[], [9]],
  });
});
