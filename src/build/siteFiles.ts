import { dataPath } from '#model/page.ts';
import type { Frame, PageData, PageState } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { BuiltSite, Page } from '#pipeline/buildPages.ts';
import type { Bundle } from './bundle.ts';
import { contentHash } from './hash.ts';
import { hostRules } from './hostRules.ts';
import { htmlDocument } from './htmlDocument.ts';
import { llmsFiles } from './llmsFiles.ts';
import type { OutputFile } from './outputFile.ts';
import { htmlFile } from './outputFile.ts';
import { redirectPages } from './redirectPages.ts';
import { robots, sitemap } from './sitemap.ts';

/** Every text file of the output. Pages come one by one, so that they are never all in memory. */
export function* siteFiles(built: BuiltSite, bundle: Bundle): Generator<OutputFile> {
  const { site } = built;
  const frames = new Map(built.frames.map((frame) => [frameKey(frame), frameFile(frame)]));
  const build = contentHash(
    [...bundle.scripts, ...bundle.styles, ...[...frames.values()].map(({ path }) => path)].join(),
  );
  for (const { path, content } of frames.values()) yield { path, content };
  for (const page of built.pages) {
    const { path, frame } = frames.get(frameKey(page.meta)) ?? missingFrame(page);
    const state: PageState = {
      build,
      frameUrl: withBase(site.baseUrl, `/${path}`),
      meta: page.meta,
    };
    const body = bundle.prerender({ state, frame, content: page.content });
    yield { path: htmlFile(page.meta.path), content: htmlDocument({ state, frame, body, bundle }) };
    const data: PageData = { ...state, content: page.content };
    yield { path: dataPath(page.meta.path).slice(1), content: JSON.stringify(data) };
    if (page.markdown !== undefined && page.meta.markdown !== undefined) {
      yield { path: page.meta.markdown.slice(1), content: page.markdown };
    }
  }
  yield* llmsFiles(built);
  yield* redirectPages(built);
  yield* hostRules(built, bundle);
  yield sitemap(built);
  yield robots(built);
}

function frameFile(frame: Frame): OutputFile & { frame: Frame } {
  const content = JSON.stringify(frame);
  const name = `${frame.edition}-${frame.version}-${contentHash(content)}`;
  return { path: `assets/frame-${name}.json`, content, frame };
}

function frameKey({ edition, version }: { edition: string; version: string }): string {
  return `${edition}/${version}`;
}

function missingFrame(page: Page): never {
  throw new Error(`No frame was made for ${page.meta.path}.`);
}
