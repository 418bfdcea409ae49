import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPictures, takePictures } from './stage.mjs';

/** Takes several, each with a name of its own. */
const SEVERAL = 'ui-mode-parts';

test('takes the screenshots that guides show', () => {
  const names = Object.keys(allPictures).filter((name) => name !== SEVERAL);

  expect(names.filter((name) => !existsSync(`content/images/${name}.webp`))).toEqual([]);
});

test('says which screenshots there are, before anything is started', async () => {
  await expect(takePictures(['ui-mode', 'ui-made'])).rejects.toThrow(
    /^Unknown screenshot: ui-made\. Use one of home-trace, .+, ui-mode, /,
  );
});
