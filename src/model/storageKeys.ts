/**
 * Everything that the site keeps in `localStorage`. Names and formats are those of the sites before
 * this one, so that readers keep their choices (behavior storage-keys).
 *
 * | Key                                     | Owner                            | Value                                  |
 * | --------------------------------------- | -------------------------------- | -------------------------------------- |
 * | `theme`                                 | `runtime/colorMode.ts`           | `light`, `dark`; absent: as the system |
 * | `previousLanguagePrefix`                | `shell/navbar/EditionLink.tsx`   | `/python/`; absent: the first edition  |
 * | `docs-preferred-version-{plugin}`       | `runtime/preferredVersion.ts`    | the name of a version: `stable`        |
 * | `docusaurus.tab.{group}`                | `features/tabs`                  | the chosen value of the group: `yarn`  |
 * | `docusaurus.sidebar.categories`         | `runtime/openCategories.ts`      | JSON: `{"docs/Guides": true}`, open    |
 * | `docusaurus.announcement.id`            | `runtime/announcement.ts`        | the id of the bar that was shown last  |
 * | `docusaurus.announcement.dismiss`       | `runtime/announcement.ts`        | `true` once it was closed, or `false`  |
 * | `__DOCSEARCH_RECENT_SEARCHES__{index}`  | `search/stored`                  | JSON: hits, newest first               |
 * | `__DOCSEARCH_FAVORITE_SEARCHES__{index}`| `search/stored`                  | JSON: hits, newest first               |
 * | `playbill.upgrade.done`                 | `features/releases`              | `1.55 Rows are rows.`, one per line    |
 * | `playbill.shortcuts`                    | `shell/keyboardHelp.ts`          | `off`: no single keys; absent: on      |
 * | `playbill.release`                      | `shell/release/myRelease.ts`     | what the reader uses: `1.48`           |
 * | `playbill.newer`                        | `shell/release/myRelease.ts`     | `hidden`: what is newer than that      |
 * | `__TEST_KEY__`                          | `search/stored`                  | gone again at once: can one store?     |
 * | `algolia-client-js-{version}-{app}`     | `search/client/hostedClient.ts`  | JSON: hosts of the service that failed |
 */

export const COLOR_MODE_KEY = 'theme';
export const PREVIOUS_EDITION_KEY = 'previousLanguagePrefix';
export const CATEGORIES_KEY = 'docusaurus.sidebar.categories';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
export const UPGRADE_KEY = 'playbill.upgrade.done';
/** Readers who speak to their computer need to turn single keys off (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'playbill.shortcuts';
export const RELEASE_KEY = 'playbill.release';
export const NEWER_KEY = 'playbill.newer';
export const TEST_KEY = '__TEST_KEY__';
/** Followed by the id of a group. */
export const TAB_GROUP_KEY = 'docusaurus.tab.';
/** Followed by a docs plugin. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-';
/** Followed by the name of an index. */
export const RECENT_SEARCHES_KEY = '__DOCSEARCH_RECENT_SEARCHES__';
export const FAVORITE_SEARCHES_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__';
/** Followed by the version of the service's library and the application. */
export const SEARCH_HOSTS_KEY = 'algolia-client-js-';
