import type { Bundle } from '#build/bundle/bundle.ts';
import { contentSecurityPolicy } from '#build/output/contentSecurityPolicy.ts';
import { feeds } from '#build/output/feeds.ts';
import { hostRules } from '#build/output/hostRules.ts';
import { inlineStyle } from '#build/output/htmlDocument.ts';
import { llmsFiles } from '#build/output/llmsFiles.ts';
import { openSearch } from '#build/output/openSearch.ts';
import type { KeyedFile, OutputFile } from '#build/output/outputFile.ts';
import { buildContext, pageFiles, pageList } from '#build/output/pageFiles.ts';
import { redirectPages } from '#build/output/redirectPages.ts';
import { searchFiles, type SearchSource } from '#build/output/searchFiles.ts';
import { robots, sitemap } from '#build/output/sitemap.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';

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
