import type { Edition } from '#model/edition.ts';
import type { Version, VersionName } from '#model/version.ts';
import { versionWord } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { pagePath } from '#runtime/navigation/pagePath.ts';
import { createQueryParam, type QueryParam } from '#runtime/navigation/queryParam.ts';
import type { Router } from '#runtime/navigation/router.ts';
import type { ReadableStore } from '#runtime/store.ts';
import { createStore } from '#runtime/store.ts';
import type { Question } from '#search/core/found.ts';
import { isSameQuestion } from '#search/core/found.ts';
import { MAX_QUERY_LENGTH } from '#search/core/useCombobox.ts';
import { defaultVersion, versionOfPath, versionOfWord } from './searchedVersion.ts';

export interface QuestionStore extends ReadableStore<Question> {
  setQuery: (query: string) => void;
  setVersion: (version: VersionName) => void;
  /** Follows the URL until the returned function is called. */
  follow: () => () => void;
  /** Searches the version of the previous page, unless the URL has one. */
  followReader: () => () => void;
}

export interface QuestionStoreOptions {
  window: Pick<BrowserWindow, 'location' | 'document'>;
  router: Pick<Router<unknown>, 'navigate' | 'subscribe' | 'getState' | 'onRouteDidUpdate'>;
  site: { baseUrl: string; editions: readonly Edition[]; versions: readonly Version[] };
  preferred: VersionName | undefined;
}

/** The query, kept in the URL: `?q=click&version=next` (behavior search-page-form). */
export function createQuestionStore(options: QuestionStoreOptions): QuestionStore {
  const { window, router, site, preferred } = options;
  const { versions } = site;
  const query = createQueryParam({ window, router, name: 'q' });
  const version = createQueryParam({ window, router, name: 'version' });
  const { path } = router.getState().location;
  const store = createStore(readUrl());

  function readUrl(): Question {
    return {
      query: query.read().slice(0, MAX_QUERY_LENGTH),
      version: versionOfWord(versions, version.read())?.name ?? defaultVersion(versions, preferred),
    };
  }

  function set(question: Question): void {
    if (!isSameQuestion(question, store.getState())) store.setState(question);
  }

  function setVersion(name: VersionName): void {
    const chosen = versions.find((one) => one.name === name);
    if (!chosen) return;
    set({ ...store.getState(), version: name });
    write(version, versionWord(chosen));
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
    setQuery(value) {
      set({ ...store.getState(), query: value });
      write(query, value);
    },
    follow: () =>
      router.subscribe(() => {
        if (router.getState().location.path === path) set(readUrl());
      }),
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

function write(param: QueryParam, value: string): void {
  try {
    param.write(value);
  } catch {
    // Safari refuses too many changes in a short time. The next one brings the URL up to date.
  }
}
