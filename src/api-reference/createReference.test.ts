import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { buildTestSite, guide } from '#pipeline/testing.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import type { ApiClass } from '#roll/apiFacts.ts';
import { createReference } from './createReference.ts';
import { testVersion } from '#roll/testVersion.ts';
import { renderTestDoc, testGuide } from './testing.ts';

const stage: ApiClass = { name: 'Stage', members: [{ kind: 'method', name: 'raise' }] };
const booth: ApiClass = {
  name: 'Booth',
  langs: { only: ['python'] },
  members: [{ kind: 'method', name: 'lightUp' }],
};
const trapdoor: ApiClass = { name: 'Trapdoor', members: [] };
const DECLARATIONS =
  '/** A stage, e.g. a round one. It has ropes. */\ninterface Stage { raise(): void; }';
const api = {
  stable: testVersion([stage, booth], DECLARATIONS),
  current: testVersion([stage, booth, trapdoor], DECLARATIONS),
};

const addition = (name: string, body: string): SourceFile => ({
  path: `content/api/${name}.md`,
  text: `---\nclass: ${name}\n---\n\n${body}\n`,
});

function make(files: SourceFile[] = [], source = 'a', guides = [testGuide('lamps', [], [])]) {
  const { docs, problems } = createReference(
    api,
    source,
  )({ site: testSite, files, guides, sidebars: [] });
  const byId = new Map(docs.map((doc) => [doc.id, { doc, fingerprint: doc.text }]));
  const find = (id: string) => byId.get(id)!;
  return { ids: [...byId.keys()], find, problems: problems.map(formatProblem) };
}

test('makes a page for each class, and one for all', () => {
  expect(make().ids).toEqual(['api', 'api/class-stage', 'api/class-booth', 'api/class-trapdoor']);
});

test('gives a class to the editions and versions that have it', () => {
  const fields = (id: string) => make().find(id).doc.frontMatter;

  expect(fields('api/class-stage').editions).toEqual(['nodejs', 'python', 'java', 'dotnet']);
  expect(fields('api/class-booth')).toMatchObject({
    editions: ['python'],
    versions: ['current', 'stable'],
    nearest: ['api'],
  });
  expect(fields('api/class-trapdoor').versions).toEqual(['current']);
  expect(fields('api').editions).toHaveLength(4);
});

test('describes a class by the first sentence that is known of it', () => {
  const { find } = make([addition('Booth', 'Where `lamps` are. More.\n\n## lightUp\n\nText.')]);
  const summary = (id: string) => find(id).doc.frontMatter.description;

  expect(summary('api/class-stage')).toBe('A stage, e.g. a round one.');
  expect(summary('api/class-booth')).toBe('Where lamps are.');
  expect(
    make([addition('Stage', 'Ours. More.')]).find('api/class-stage').doc.frontMatter.description,
  ).toBe('Ours.');
  expect(summary('api/class-trapdoor')).toBe('The class Trapdoor of Playwright.');
  expect(renderTestDoc(find('api').doc, 'python').html).toContain('<p>Where lamps are.</p>');
});

test('shows our own words on the page of the class', () => {
  const { find } = make([addition('Booth', '## lightUp\n\nLights it.')]);

  expect(renderTestDoc(find('api/class-booth').doc, 'python').html).toContain('<p>Lights it.</p>');
});

test('compares the unreleased version with the released one', () => {
  const changed = { ...api, stable: testVersion([{ ...stage, members: [] }]) };
  const { docs } = createReference(
    changed,
    '',
  )({ site: testSite, files: [], guides: [], sidebars: [] });
  const doc = docs.find(({ id }) => id === 'api/class-stage')!;

  expect(renderTestDoc(doc, 'nodejs', 'current').html).toContain('New in next');
  expect(renderTestDoc(make().find('api/class-stage').doc, 'nodejs', 'current').html).not.toContain(
    'New in next',
  );
});

test('changes the fingerprints of what must be rendered again', () => {
  const ids = ['api', 'api/class-stage', 'api/class-booth'];
  const prints = (...args: Parameters<typeof make>) => {
    const { find } = make(...args);
    return ids.map((id) => find(id).fingerprint);
  };
  const changed = (...args: Parameters<typeof make>) => {
    const before = prints();
    const after = prints(...args);
    return ids.filter((_, index) => before[index] !== after[index]);
  };

  expect(changed()).toEqual([]);
  expect(changed([], 'b')).toEqual(ids);
  expect(changed([addition('Booth', 'Words.')])).toEqual(['api', 'api/class-booth']);
});

test('names as its source only a file that exists', () => {
  const { find } = make([addition('Booth', 'Words.')]);

  expect(find('api/class-booth').doc.hasFile).toBe(true);
  expect(find('api/class-stage').doc.hasFile).toBe(false);
  expect(find('api').doc.hasFile).toBe(false);
});

test('names a member that a class lacks, and a file that belongs to no class', () => {
  const files = [addition('Stage', '## rais\n\nText.'), addition('Boot', 'Words.')];

  expect(make(files).problems).toEqual([
    'content/api/Boot.md:1\n' +
      '  There is no class "Boot".\n' +
      '  Did you mean "Booth"? Name the file after a class in data/api.',
    'content/api/Stage.md:5\n' +
      '  There is no member "rais" in this class.\n' +
      '  Did you mean "raise"? Use the name in data/api; events are written "event: popup".',
  ]);
});

test('is not asked for by a site whose sidebars name no class', () => {
  const reference = () => {
    throw new Error('asked');
  };

  const { pages, problems } = buildTestSite({
    docs: [guide('intro')],
    tools: { reference } as object,
  });

  expect(problems).toEqual([]);
  expect(pages.map(({ meta }) => meta.path).filter((path) => path.includes('/api'))).toEqual([]);
});
