import type { EditionId } from './edition.ts';
import type { VersionName } from './version.ts';

/**
 * How an API name reads in one edition: `text` in its own spelling, such as `page.wait_for_url()`; `path` is the URL and
 * anchor of the entry, without the base URL, if a page has it; `since` is the release that brought it. `fix` is a sentence that an author can act on.
 */
export type ApiResolution =
  | { ok: true; reference: { text: string; path?: string | undefined; since?: string | undefined } }
  | { ok: false; fix: string };

/** Turns `Page.goto`, `Page.goto.timeout`, `Page#popup` or `Page` into what readers see. */
export type ApiResolver = (
  name: string,
  where: { edition: EditionId; version: VersionName },
) => ApiResolution;

/** A new class or member, or one with new options; names as in `:api[…]`. */
export interface Addition {
  name: string;
  options: readonly string[];
}

/** Additions by release: `1.56` → additions. */
export type Additions = Readonly<Record<string, readonly Addition[]>>;

export type AdditionsByPlace = Record<VersionName, Record<EditionId, Additions>>;
