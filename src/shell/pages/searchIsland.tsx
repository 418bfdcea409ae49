import { useState } from 'react';
import { createSearchClient } from '#search/client/createSearchClient.ts';
import { createSearchPage } from '#search/page/createSearchPage.ts';
import type { App } from '#shell/app.ts';
import { mountIsland } from '#ui/mountIsland.tsx';
import styles from './SearchPage.module.css';
import { SearchView } from './SearchView.tsx';

/** Loaded with the search page; takes the place of what was served there, and keeps what was typed before it came. */
export default function mountSearchPage(place: HTMLElement, app: App): () => void {
  const { window, router } = app;
  const field = place.querySelector('input');
  // The code of a served page comes later than the page.
  const isServed = router.getState().page.mount === undefined;
  const served = isServed && {
    typed: field?.value,
    hadFocus: field !== null && field === window.document.activeElement,
  };
  const help = place.querySelector('[data-search-help]')?.innerHTML ?? '';
  return mountIsland(place, <LivePage app={app} help={help} {...served} />);
}

interface LivePageProps {
  app: App;
  /** The served HTML that is shown while there is no query. */
  help: string;
  typed?: string | undefined;
  hadFocus?: boolean;
}

function LivePage({ app, help, ...served }: LivePageProps) {
  const [{ site, meta, stores }] = useState(() => startSearch(app));
  return (
    <SearchView site={site} meta={meta} stores={stores} {...served}>
      <div className={styles.help} dangerouslySetInnerHTML={{ __html: help }} />
    </SearchView>
  );
}

/** Fails if the configuration is incomplete. */
function startSearch({ window, router, storage, preferredVersion, searchClient }: App) {
  const { frame, state } = router.getState().page;
  const { site } = frame;
  const { build, meta } = state;
  const stores = createSearchPage({
    ...{ window, router, storage, site, build, edition: meta.edition },
    client: searchClient(() => createSearchClient({ site, storage })),
    preferred: preferredVersion.getState(),
  });
  return { site, meta, stores };
}
