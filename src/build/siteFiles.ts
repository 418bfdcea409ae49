import type { BuiltSite } from '#pipeline/buildPages.ts';
import type { Bundle } from './bundle.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { feeds } from './feeds.ts';
import { hostRules } from './hostRules.ts';
import { inlineStyle } from './htmlDocument.ts';
import { llmsFiles } from './llmsFiles.ts';
import { openSearch } from './openSearch.ts';
import type { KeyedFile, OutputFile } from './outputFile.ts';
import { buildContext, pageFiles, pageList } from './pageFiles.ts';
import { redirectPages } from './redirectPages.ts';
import { searchFiles } from './searchFiles.ts';
import type { SearchSource } from './searchInput.ts';
import { robots, sitemap } from './sitemap.ts';

/** Every text file of the output. Pages are generated one by one, so they are never all in memory. */
export function* siteFiles(
  built: BuiltSite,
  { bundle, search }: { bundle: Bundle; search: SearchSource },
): Generator<OutputFile | KeyedFile> {
  const styles = [inlineStyle(built.site)];
  const policyFor = (scripts: string[]) => contentSecurityPolicy(built.site, { scripts, styles });
  const { labs } = bundle;
  const policies = {
    page: policyFor([bundle.inlineScript]),
    lab: policyFor([bundle.inlineScript, ...('scene' in labs ? [labs.scene] : [])]),
  };
  const context = buildContext(built, { bundle, policies });
  for (const { path, content } of context.frames.values()) yield { path, content };
  for (const page of built.pages) yield* pageFiles(context, page);
  yield pageList(built);
  yield* searchFiles(built, search);
  yield* llmsFiles(built);
  yield* redirectPages(built);
  yield* hostRules(built, policies);
  yield* openSearch(built);
  yield* feeds(built);
  yield sitemap(built);
  yield robots(built);
}
