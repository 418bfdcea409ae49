import { editionOfPath } from '#model/edition.ts';
import { PAGE_LIST_PATH, type PageList } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { fetchJson } from '#runtime/navigation/fetchJson.ts';
import type { App } from '#shell/app.ts';
import { suggestPages, type Suggestion } from './suggestPages.ts';

/** Completes the not-found page with what its URL suggests: words to search for, and pages that were meant. */
export async function suggest({ window, router }: Pick<App, 'window' | 'router'>): Promise<void> {
  const { document } = window;
  const create = creatorOf(document);
  const { page, location } = router.getState();
  const { site } = page.frame;

  const words = location.path.replace(/^.*\//, '').replace(/\W+/g, ' ').trim();
  const search = document.querySelector<HTMLAnchorElement>('a[data-search-words]');
  if (search && words !== '') {
    search.search = new URLSearchParams({ q: words }).toString();
    search.textContent = `Search for “${words}”`;
  }

  const place = document.querySelector('[data-suggestions]');
  const url = withBase(site.baseUrl, PAGE_LIST_PATH);
  // Written by our own build. The page is useful without it.
  const pages = (await fetchJson(url).catch(() => [])) as PageList;
  const { elsewhere, near } = suggestPages(site, location.path, pages);

  const heading = document.querySelector<HTMLElement>('h1[data-elsewhere]');
  const { label } = editionOfPath(site.editions, location.path);
  const isInOthers = elsewhere.length > 0 && elsewhere.every(({ edition }) => edition !== label);
  if (heading && isInOthers) heading.textContent = heading.dataset['elsewhere'] ?? '';

  const listOf = (title: string, suggestions: Suggestion[]): Node[] => {
    if (suggestions.length === 0) return [];
    const items = suggestions.map(({ path, title: name, edition, version }) =>
      create(
        'li',
        {},
        create('a', { href: withBase(site.baseUrl, path) }, name),
        ` ${edition}${version === '' ? '' : `, ${version}`}`,
      ),
    );
    return [create('h2', {}, title), create('ul', {}, ...items)];
  };
  place?.replaceChildren(
    ...listOf('In other editions and versions', elsewhere),
    ...listOf('Did you mean', near),
  );
}
