import type { EditionId } from './edition.ts';
import type { VersionName } from './version.ts';

/** From the section of the site (lvl0) over the page (lvl1) down to a small heading (behavior search-results). */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;

/** What a hit stands for: a page, a heading, or text below one. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

/** One findable place of the site, in the shape of the hosted service (behavior hosted-response). */
export interface SearchRecord {
  objectID: string;
  type: HitType;
  hierarchy: Hierarchy;
  /** The text, on records of type `content`. */
  content: string | null;
  /** With scheme and host; readers only ever see the path. */
  url: string;
  language: 'en';
  /** `docs-default-stable`, `docs-community-current`, `default`. */
  docusaurus_tag: string;
  /** The `objectID` of the page's own record; absent on that record itself. */
  parent?: string | undefined;
}

/** A piece of a text as a search shows it: matches stand between `<mark>` and `</mark>`. */
export interface Snippet {
  value: string;
}

/** A record that was found. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url'
> {
  _snippetResult?: {
    hierarchy?: Partial<Record<Level, Snippet>> | undefined;
    content?: Snippet | undefined;
  };
}

/** Which of the eight sets of records is searched. */
export interface SearchScope {
  edition: EditionId;
  version: VersionName;
}

export interface SearchRequest {
  query: string;
  scope: SearchScope;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** How many words a snippet has. */
  snippetWords: number;
  /** Who asks; a hosted service is asked differently for the search page. `modal` unless given. */
  purpose?: 'modal' | 'page' | undefined;
}

/** The same thing in another edition, where this one lacks it. */
export interface ElsewhereHit {
  edition: EditionId;
  /** As it is called there. */
  title: string;
  /** A path of the site, without the base URL. */
  path: string;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  /** Only from the hosted service. */
  queryID?: string | undefined;
  /** Who responded: `fallback` is the local index in place of a hosted service that failed. */
  source: 'local' | 'hosted' | 'fallback';
  /** Filled where this edition has nothing that fits and another one has. */
  elsewhere: ElsewhereHit[];
  /** From the names alone: the texts are still on their way. Never without hits. */
  isPartial?: boolean | undefined;
}

/** Responds to searches. A rejected promise means that no source could. */
export interface SearchClient {
  search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Fetches what the first response needs. */
  warmUp: (scope: SearchScope) => void;
  /** Calls back when partial responses can be asked for again; returns what ends that. */
  onUpdate?: ((listener: () => void) => () => void) | undefined;
}

/** URLs of the two tiers of a local index, base URL not included. */
export interface IndexFiles {
  symbols: string;
  text: string;
}

/** By {@link scopeKey}. */
export type SearchIndexes = Readonly<Record<string, IndexFiles>>;

export function scopeKey({ edition, version }: SearchScope): string {
  return `${edition}-${version}`;
}

/** What stands under one heading of a page, as plain text. */
export interface PageSection {
  /** The anchor; empty for what stands before the first heading. */
  id: string;
  /** 1 for the page itself, then the level of the heading. */
  level: number;
  title: string;
  /** Anchors that it had before, or has elsewhere on the web. */
  aliases?: readonly string[] | undefined;
  /** Paragraphs, list items and rows of tables, in order; samples are left out. */
  texts: string[];
}

/** Something of the reference, or a flag of the command line, that readers look up by its name. */
export interface ApiSymbol {
  /** As this edition writes it: `Page.get_by_role`, `Page`, `--headed`. */
  name: string;
  /** Other names that people try: those of other editions, where they are not only spelled otherwise. */
  aliases: string[];
  kind: 'class' | 'method' | 'property' | 'event' | 'option' | 'flag';
  /** A path of the site, with the anchor. */
  path: string;
}
