import { expect, test } from 'vitest';
import { testImage } from '#pipeline/markdown/testing.ts';
import { createLateImages } from './lateImages.ts';
import { NotLoaded } from '#features/notLoaded.ts';

test('says that an image is on its way, and has it once all are loaded', async () => {
  const images = createLateImages(Promise.resolve(new Map([['a.webp', testImage]])));
  expect(() => images.get('a.webp')).toThrow(NotLoaded);

  await images.load();

  expect(images.get('a.webp')).toBe(testImage);
  expect(images.get('b.webp')).toBeUndefined();
});
