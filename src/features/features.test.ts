import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each folder is one feature; what it lacks or repeats shows here. */

const folders = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The sources of one half of a feature. */
function half(folder: string, isWanted: (file: string) => boolean): string {
  return readdirSync(`src/features/${folder}`)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^names/.test(file) && isWanted(file))
    .map((file) => read(`src/features/${folder}/${file}`))
    .join('\n');
}

/** What a feature names; one that is plain Markdown in all forms has no names and no styles. */
async function namesOf(folder: string): Promise<Record<string, string>> {
  if (!existsSync(`src/features/${folder}/names.ts`)) return {};
  return (await import(`./${folder}/names.ts`)) as Record<string, string>;
}

/** The browser half of labs is a package. */
const enhanceOf = (folder: string) =>
  folder === 'labs'
    ? read('packages/labs/page/lab.ts') + read('packages/labs/page/labs.ts')
    : half(folder, (file) => file.startsWith('enhance'));
const renderOf = (folder: string) => half(folder, (file) => !file.startsWith('enhance'));

test.each(folders)('lists the parts of %s', (folder) => {
  const listed = [
    read('src/features/render.ts'),
    read('src/features/enhance.ts'),
    read('src/features/styles.ts'),
  ];
  const parts = ['render.ts', 'enhance.ts', `${folder}.css`];
  const exists = parts.map((part) => existsSync(`src/features/${folder}/${part}`));

  // A build half that is no feature of its own is part of another one, or of the reference.
  const isFeature = /: Feature = /.test(renderOf(folder));
  const isListed = parts.map((part, index) => listed[index]?.includes(`/${folder}/${part}`));

  expect(isListed).toEqual([isFeature, exists[1], exists[2]]);
});

test.each(folders)('names in %s only what styles or scripts look for', async (folder) => {
  const names = await namesOf(folder);
  const css = read(`src/features/${folder}/${folder}.css`);

  const unused = Object.entries(names).filter(
    ([key, name]) =>
      !new RegExp(`[.[(]${name}(?![\\w-])`).test(css) &&
      !new RegExp(`names\\.${key}\\b`).test(enhanceOf(folder)),
  );

  expect(unused).toEqual([]);
});

test.each(folders)('repeats no name of %s', async (folder) => {
  const names = await namesOf(folder);
  const code = `${renderOf(folder)}\n${enhanceOf(folder)}`;

  // As a class, a selector or an attribute.
  const repeated = Object.values(names).filter((name) =>
    name.startsWith('data-')
      ? code.includes(name)
      : new RegExp(`class="${name}"|className\\W+'${name}'|['\`]\\.${name}\\b`).test(code),
  );

  expect(repeated).toEqual([]);
});
