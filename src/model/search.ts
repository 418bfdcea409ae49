import type { EditionId } from './edition.ts';
import type { VersionName } from './version.ts';

/**
 * From the section of the site (lvl0) and the page (lvl1) down to the smallest heading (behavior
 * search-results).
 */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;

/** What a hit is: a page, a heading, or text below one. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

/** One searchable place of the site, in the format of the hosted service (behavior hosted-response). */
export interface SearchRecord {
  objectID: string;
  type: HitType;
  hierarchy: Hierarchy;
  /** The text, on records of type `content`. */
  content: string | null;
  /** With scheme and host; readers only see the path. */
  url: string;
  language: 'en';
  /** `docs-default-stable`, `docs-community-current`, `default`. */
  docusaurus_tag: string;
  /** The `objectID` of the page's own record; absent on that record itself. */
  parent?: string | undefined;
}

/** A piece of a title or an excerpt, as plain text. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A record that was found. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url'
> {
  /** Titles, and an excerpt of the text, with their matches. */
  marked?: Partial<Record<Level | 'content', MarkedPart[]>>;
  /** Why a member is better left alone, or that the reader's release lacks it. */
  standing?: string | undefined;
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
  /** The length of a snippet in words. */
  snippetWords: number;
  /** The caller; the search page queries a hosted service differently. Default: `modal`. */
  purpose?: 'modal' | 'page' | undefined;
}

/** The same symbol in another edition, if this one lacks it. */
export interface ElsewhereHit {
  edition: EditionId;
  /** Its name there. */
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
  /** The source of the results: `fallback` is the local index, after the hosted service failed. */
  source: 'local' | 'hosted' | 'fallback';
  /** Filled if this edition has no match and another one does. */
  elsewhere: ElsewhereHit[];
  /** Without hits: words of the index that are spelled much like those of the query. */
  similar?: string[] | undefined;
  /** Matched by name only: the texts are still loading. Never without hits. */
  isPartial?: boolean | undefined;
}

/** Runs searches. A rejected promise means that no source could respond. */
export interface SearchClient {
  search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Preloads what the first search needs. */
  warmUp: (scope: SearchScope) => void;
  /** Calls back when it is worth repeating a partial search; returns the unsubscribe function. */
  onUpdate?: ((listener: () => void) => () => void) | undefined;
}

export function scopeKey({ edition, version }: SearchScope): string {
  return `${edition}-${version}`;
}

/** Where the names of a local index are, without the base URL; they say where its texts are. */
export function symbolsPath(scope: SearchScope): string {
  return `/data/search/${scopeKey(scope)}.json`;
}

/** The content below one heading of a page, as plain text. */
export interface PageSection {
  /** The anchor; empty for the content before the first heading. */
  id: string;
  /** 1 for the page itself, then the level of the heading. */
  level: number;
  title: string;
  /** Former anchors, anchors used elsewhere on the web, and messages that the section is about, as one word. */
  aliases?: readonly string[] | undefined;
  /** Paragraphs, list items, table rows and messages, in order; code is left out. */
  texts: string[];
}

/** A symbol of the reference, or a command-line flag, that readers look up by name. */
export interface ApiSymbol {
  /** As this edition spells it: `Page.get_by_role`, `Page`, `--headed`. */
  name: string;
  /** Names in other editions, if they differ in more than spelling. */
  aliases: string[];
  kind: 'class' | 'method' | 'property' | 'event' | 'option' | 'flag';
  /** A path of the site, including the anchor. */
  path: string;
  /** What the members of a class are called on: `page`, `expect(locator)`. */
  object?: string;
  standing?: 'discouraged' | 'deprecated' | undefined;
}
