import { expect, test } from 'vitest';
import {
  type ClassFacts,
  type ParameterFacts,
  parametersOf,
  spelledName,
} from '#api-reference/facts.ts';
import { readApi } from '#build/read/readApi.ts';
import { builtFiles } from './builtSite.ts';

/** Words of other languages in inline code of class pages; most of the words there are those of the declarations. */
const FOREIGN = {
  '': /^(?:None|True|False)$/,
  'python/': /^(?:true|false|null|undefined|pageFunction)$/,
  'java/': /^(?:None|True|False|undefined|pageFunction)$/,
  'dotnet/': /^(?:None|True|False|undefined|pageFunction)$/,
};

/** Names of the web that look like names of the framework; they are written like this in every language. */
const OF_THE_WEB =
  /^(?:textContent|inner(?:Text|HTML)|(?:local|session)Storage|setTimeout|isTrusted)$/;

const { languages } = (await readApi(process.cwd())).versions.current;
const pages = builtFiles('.md').filter(
  ({ path }) => path.includes('docs/') && path.includes('/api/class-'),
);

/** The prose of a page: without samples and signatures. */
const proseOf = (markdown: string) => markdown.replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
const codesIn = (markdown: string) =>
  [...proseOf(markdown).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code);

test.each(Object.entries(FOREIGN))(
  'writes no literal of another language in %s',
  (prefix, foreign) => {
    const found = pages
      .filter(({ path }) => path.startsWith(`${prefix}docs/`))
      .flatMap(({ path, text }) =>
        codesIn(text)
          .filter((code) => foreign.test(code))
          .map((code) => `${path}: ${code}`),
      );

    expect(pages.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  },
);

test.each([
  ['python/', 'python'],
  ['dotnet/', 'csharp'],
] as const)('writes no name of Node.js in %s', (prefix, language) => {
  const own = new Set(namesIn(languages[language]));
  const foreign = new Set(
    namesIn(languages.js).filter(
      (name) => /^[a-z]+[A-Z]/.test(name) && !own.has(name) && !OF_THE_WEB.test(name),
    ),
  );
  const found = pages
    .filter(({ path }) => path.startsWith(prefix))
    .flatMap(({ path, text }) =>
      codesIn(text)
        .filter((code) => foreign.has(code.replace(/\(\)$/, '').replace(/^[a-z]\w*\./, '')))
        .map((code) => `${path}: ${code}`),
    );

  expect(foreign.size).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('leaves no reference in brackets and no mark of the declarations', () => {
  const raw = /(?<=\s)\[[A-Za-z][\w.]*(?:\([^\])]*\))?\](?![(:])|\*NOTE\*|DISCOURAGED/g;
  const found = pages.flatMap(({ path, text }) =>
    (
      proseOf(text)
        .replace(/`[^`\n]+`/g, '')
        .match(raw) ?? []
    ).map((word) => `${path}: ${word}`),
  );

  expect(found).toEqual([]);
});

function namesIn(classes: readonly ClassFacts[]): string[] {
  const inside = (parameter: ParameterFacts): string[] => [
    spelledName(parameter),
    ...(parameter.fields ?? []).flatMap(inside),
  ];
  return classes.flatMap(({ members }) =>
    members.flatMap((member) => [member.spelled, ...parametersOf(member).flatMap(inside)]),
  );
}
