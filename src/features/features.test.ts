import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each folder is one feature; what it lacks shows here. */

const folders = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The sources of a feature, of both halves. */
function codeOf(folder: string): string {
  return readdirSync(`src/features/${folder}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => read(`src/features/${folder}/${file}`))
    .join('\n');
}

test.each(folders)('lists the parts of %s', (folder) => {
  const listed = [
    read('src/features/render.ts'),
    read('src/features/enhance.ts'),
    read('src/features/styles.ts'),
  ];
  const parts = ['render.ts', 'enhance.ts', `${folder}.css`];
  const exists = parts.map((part) => existsSync(`src/features/${folder}/${part}`));

  // A build half that is no feature of its own is part of another one, or of the reference.
  const isFeature = /: Feature = /.test(codeOf(folder));
  const isListed = parts.map((part, index) => listed[index]?.includes(`/${folder}/${part}`));

  expect(isListed).toEqual([isFeature, exists[1], exists[2]]);
});

const styles = [...folders.map((folder) => `${folder}/${folder}`), 'shared'];

test.each(styles)('styles in %s.css only what markup or scripts have', (file) => {
  const css = read(`src/features/${file}.css`).replaceAll(/\/\*.*?\*\//gs, '');
  // Without what the runtime sets; the choices of tabs are compared with src/model/tabGroups.ts by another test.
  const selected = css.matchAll(/\.([a-z][\w-]*)|\[(data-(?!tab-|theme|enhanced)[\w-]+)/g);
  const code = folders.map(codeOf).join('\n');

  const unused = new Set([...selected].map(([, name, attribute]) => name ?? attribute ?? ''));
  for (const name of unused) {
    if (new RegExp(`['"\` .]${name}(?![\\w-])`).test(code)) unused.delete(name);
  }

  expect([...unused]).toEqual([]);
});
