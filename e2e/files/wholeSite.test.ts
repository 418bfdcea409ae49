import { expect, test } from 'vitest';
import { builtFiles, builtPages, fileFor, readTags, textOf, type Tag } from './builtSite.ts';

// No browser: every page of the site, as it is written.
const pages = builtPages().map(({ path, text }) => ({ path, text, tags: readTags(text) }));

/** What is wrong on which page; the lists that tests expect to be empty. */
function problems(find: (page: (typeof pages)[number]) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));
}

const named = (tags: readonly Tag[], name: string) => tags.filter((tag) => tag.name === name);

const idsOf = (tags: readonly Tag[]) =>
  tags.flatMap(({ attributes }) => (attributes['id'] === undefined ? [] : [attributes['id']]));

test('has pages in all editions and versions', () => {
  for (const folder of ['docs/', 'docs/next/', 'python/docs/', 'java/docs/next/', 'dotnet/docs/']) {
    expect(pages.map(({ path }) => path)).toContain(`${folder}intro.html`);
  }
});

test('has one first heading, a title, a description and a language on every page', () => {
  const found = problems(({ text, tags }) => {
    const description = named(tags, 'meta').find(
      ({ attributes }) => attributes['name'] === 'description',
    );
    return [
      ...(named(tags, 'h1').length === 1 ? [] : [`${named(tags, 'h1').length} h1`]),
      ...(/<title>[^<]+<\/title>/.test(text) ? [] : ['no title']),
      ...(description?.attributes['content'] ? [] : ['no description']),
      ...(named(tags, 'html')[0]?.attributes['lang'] === 'en' ? [] : ['no lang']),
      ...(named(tags, 'main').length === 1 ? [] : ['not one main']),
    ];
  });

  expect(found).toEqual([]);
});

test('has a unique title on every page', () => {
  // The next version and the community pages of other editions repeat those of their originals.
  const titles = pages
    .filter(({ path }) => !/404|\bnext\/|\w+\/community/.test(path))
    .map(({ text }) => /<title>([^<]+)/.exec(text)?.[1]);

  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('has no id twice on a page', () => {
  const found = problems(({ tags }) => {
    const ids = idsOf(tags);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

  expect(found).toEqual([]);
});

test('has no broken link, image or asset', () => {
  const anchors = new Map(pages.map(({ path, tags }) => [path, new Set(idsOf(tags))]));
  const found = problems(({ path, tags }) =>
    tags.flatMap(({ name, attributes }) => {
      const sources = attributes['srcset']?.split(', ').map((source) => source.split(' ')[0] ?? '');
      const urls = [attributes['href'], attributes['src'], ...(sources ?? [])];
      return urls.flatMap((href) => {
        if (href === undefined || /^(https?|data|mailto):/.test(href)) return [];
        const [url = '', hash = ''] = href.split('#');
        const [target = ''] = url.split('?');
        if (target !== '' && !target.startsWith('/')) return [`relative ${name} ${href}`];
        const file = target === '' ? path : fileFor(target);
        if (file === undefined) return [`dead ${name} ${href}`];
        // The hash of a lab is its input.
        if (target.includes('/labs/') && hash.includes('=')) return [];
        const isThere = hash === '' || anchors.get(file)?.has(decodeURIComponent(hash));
        return isThere ? [] : [`dead anchor ${href}`];
      });
    }),
  );

  expect(found).toEqual([]);
});

test('has no inline style, no event attribute and one inline script that runs', () => {
  const found = problems(({ text, tags }) => {
    const inline = [...text.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes),
    );
    const attributes = tags.flatMap((tag) => Object.keys(tag.attributes));
    return [
      ...attributes.filter((name) => name === 'style' || name.startsWith('on')),
      ...(inline.length === 1 ? [] : [`${inline.length} inline scripts`]),
    ];
  });

  expect(found).toEqual([]);
});

test('gives every image alt text and a size', () => {
  const found = problems(({ tags }) =>
    named(tags, 'img')
      .filter(
        ({ attributes }) => !('alt' in attributes && attributes['width'] && attributes['height']),
      )
      .map(({ attributes }) => attributes['src'] ?? ''),
  );

  expect(found).toEqual([]);
});

test('lists in the sitemap the released pages alone, each by its canonical URL', () => {
  const [sitemap] = builtFiles('sitemap.xml');
  const listed = [...(sitemap?.text.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])].map(([, url]) => url);

  const released = pages.filter(
    ({ path, text }) =>
      !/404\.html$|docs\/next\//.test(path) && !text.includes('content="noindex"'),
  );
  const canonical = released.map(({ text }) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1]);
  expect(listed.length).toBeGreaterThan(0);
  expect([...listed].sort()).toEqual([...new Set(canonical)].sort());
});

test('keeps the HTML of samples below three times their text without links, and a little for each, on every page', () => {
  const found = problems(({ text }) => {
    const samples = text.match(/<div class="sample"[^]*?<\/pre><\/div>/g) ?? [];
    const html = samples.join('').replace(/<a [^>]*>|<\/a>/g, '').length;
    const plain = samples.map(textOf).join('').length;
    return html <= 3 * plain + 120 * samples.length
      ? []
      : [`${html} characters of HTML for ${plain} of text`];
  });

  expect(found).toEqual([]);
});

test('keeps each page out of its own state and script', () => {
  const found = problems(({ text }) => {
    const state = /id="page-state">([^]*?)<\/script>/.exec(text)?.[1] ?? '';
    return state.includes('<') || state.includes('"html"') ? ['content in the state'] : [];
  });

  expect(found).toEqual([]);
});
