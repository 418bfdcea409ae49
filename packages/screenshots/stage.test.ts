import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MADE_FILE } from '../../src/pipeline/checkImages.ts';
import { allPictures, takePictures } from './stage.mjs';

/** Take several, each with a name of its own. */
const SEVERAL = ['ui-mode-parts', 'readme'];

test('takes the screenshots that guides show, and knows of which release each is', () => {
  const names = Object.keys(allPictures);
  const files = names
    .filter((name) => !SEVERAL.includes(name))
    .map((name) => `content/images/${name}.webp`);

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(Object.keys(JSON.parse(readFileSync(MADE_FILE, 'utf8')) as object)).toEqual(names.sort());
});

test('says which screenshots there are, before anything is started', async () => {
  await expect(takePictures(['ui-mode', 'ui-made'])).rejects.toThrow(
    /^Unknown screenshot: ui-made\. Use one of home-trace, .+, ui-mode, /,
  );
});
