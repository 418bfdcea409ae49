import type { BuiltSite } from '#pipeline/buildPages.ts';
import type { Bundle } from './bundle.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hostRules } from './hostRules.ts';
import { inlineStyle } from './htmlDocument.ts';
import { llmsFiles } from './llmsFiles.ts';
import { openSearch } from './openSearch.ts';
import type { OutputFile } from './outputFile.ts';
import { buildContext, pageData, pageHtml, pageList } from './pageFiles.ts';
import { redirectPages } from './redirectPages.ts';
import { searchFiles } from './searchFiles.ts';
import type { SearchSource } from './searchInput.ts';
import { releaseFeeds } from './releaseFeeds.ts';
import { robots, sitemap } from './sitemap.ts';

/** Every text file of the output. Pages are generated one by one, so they are never all in memory. */
export function* siteFiles(
  built: BuiltSite,
  { bundle, search: source }: { bundle: Bundle; search: SearchSource },
): Generator<OutputFile> {
  const styles = [inlineStyle(built.site)];
  const policyFor = (scripts: string[]) => contentSecurityPolicy(built.site, { scripts, styles });
  const policies = {
    page: policyFor([bundle.inlineScript]),
    lab: policyFor([bundle.inlineScript, bundle.sceneScript]),
  };
  const search = searchFiles(built, source);
  yield* search.files;
  const context = buildContext(built, { bundle, policies, search: search.indexes });
  for (const { path, content } of context.frames.values()) yield { path, content };
  for (const page of built.pages) {
    yield pageHtml(context, page);
    yield pageData(context, page);
    if (page.markdown !== undefined && page.meta.markdown !== undefined) {
      yield { path: page.meta.markdown.slice(1), content: page.markdown };
    }
  }
  yield pageList(built);
  yield* llmsFiles(built);
  yield* redirectPages(built);
  yield* hostRules(built, policies);
  yield* openSearch(built);
  yield* releaseFeeds(built);
  yield sitemap(built);
  yield robots(built);
}
