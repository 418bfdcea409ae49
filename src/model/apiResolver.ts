import type { EditionId } from './edition.ts';
import type { VersionName } from './version.ts';

/** How an API name reads in one edition. */
interface ApiReference {
  /** In the edition's own spelling: `page.waitForURL()`, `page.wait_for_url()`. */
  text: string;
  /** URL and anchor of the entry, without the base URL; absent if no page has it. */
  path?: string | undefined;
}

export type ApiResolution =
  | { ok: true; reference: ApiReference }
  /** `fix` is a sentence that an author can act on. */
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
