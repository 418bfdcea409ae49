import type { Edition } from '#model/edition.ts';
import { docPath } from '#model/path.ts';
import { type Version, type VersionName, versionWord } from '#model/version.ts';
import { cutText } from '#model/wholeText.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { pagePath } from '#runtime/navigation/pagePath.ts';
import { createQueryParam, type QueryParam } from '#runtime/navigation/queryParam.ts';
import type { Router } from '#runtime/navigation/router.ts';
import { createStore } from '#runtime/store.ts';
import { isSameQuestion, type Question } from '#search/core/searchState.ts';
import { MAX_QUERY_LENGTH } from '#search/core/useCombobox.ts';

export interface QuestionStoreOptions {
  window: Pick<BrowserWindow, 'location' | 'document'>;
  router: Pick<Router, 'navigate' | 'subscribe' | 'getState' | 'onRouteDidUpdate'>;
  site: { baseUrl: string; editions: readonly Edition[]; versions: readonly Version[] };
  preferred: VersionName | undefined;
}

/** The query, kept in the URL: `?q=click&version=next` (behavior search-page-form). */
export function createQuestionStore(options: QuestionStoreOptions) {
  const { window, router, site, preferred } = options;
  const { versions } = site;
  const query = createQueryParam({ window, router, name: 'q' });
  const version = createQueryParam({ window, router, name: 'version' });
  const { path } = router.getState().location;
  const store = createStore(readUrl());

  function readUrl(): Question {
    const word = version.read().toLowerCase();
    const inUrl = versions.find((one) => versionWord(one) === word);
    const latest = versions.find((one) => one.path === '');
    return {
      query: cutText(query.read(), MAX_QUERY_LENGTH),
      version: inUrl?.name ?? preferred ?? latest?.name ?? 'stable',
    };
  }

  function set(question: Question, param?: QueryParam, value = ''): void {
    if (!isSameQuestion(question, store.getState())) store.setState(question);
    try {
      param?.write(value);
    } catch {
      // Safari refuses too many changes in a short time. The next one brings the URL up to date.
    }
  }

  function setVersion(name: VersionName): void {
    const chosen = versions.find((one) => one.name === name);
    if (chosen) set({ ...store.getState(), version: name }, version, versionWord(chosen));
  }

  /** The previous page: in this app, or elsewhere on this site. */
  function pathBefore(previous: string | undefined): string {
    const { referrer } = window.document;
    if (previous !== undefined || referrer === '') return previous ?? '';
    const { origin } = window.location;
    return pagePath({ ...site, origin }, new URL(referrer)) ?? '';
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setVersion,
    setQuery: (value: string) => set({ ...store.getState(), query: value }, query, value),
    /** Follows the URL until the returned function is called. */
    follow: () =>
      router.subscribe(() => {
        if (router.getState().location.path === path) set(readUrl());
      }),
    /** Searches the version of the previous page, unless the URL has one. */
    followReader() {
      const stop = router.onRouteDidUpdate(({ previous }) => {
        stop();
        const read = versionOfPath(site, pathBefore(previous?.path));
        if (read && version.read() === '' && read !== store.getState().version) setVersion(read);
      });
      return stop;
    },
  };
}

/** The docs version of a page, or undefined outside the docs. */
export function versionOfPath(
  { editions, versions }: Pick<QuestionStoreOptions['site'], 'editions' | 'versions'>,
  path: string,
): VersionName | undefined {
  const trees = editions.flatMap((edition) =>
    versions.map((version) => ({
      name: version.name,
      root: `${docPath(edition, version, '')}/`,
    })),
  );
  // The root of the latest version is a prefix of all others.
  const [tree] = trees
    .filter(({ root }) => path.startsWith(root))
    .sort((one, other) => other.root.length - one.root.length);
  return tree?.name;
}
