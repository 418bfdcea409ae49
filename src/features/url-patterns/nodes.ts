import type { Node } from 'mdast';

/** A glob, and URLs that do or don't match it. */
export interface UrlPattern {
  pattern: string;
  /** The base URL of a relative pattern. */
  baseURL?: string;
  cases: readonly UrlCase[];
}

export interface UrlCase {
  url: string;
  matches: boolean;
  /** One or two sentences, with code in backticks. */
  reason: string;
}

/** A pattern and where readers can try it. */
export interface LinkedPattern extends UrlPattern {
  href: string | undefined;
}

/** The table of patterns. */
interface UrlPatterns extends Node {
  type: 'urlPatterns';
  patterns: readonly LinkedPattern[];
}

declare module 'mdast' {
  interface BlockContentMap {
    urlPatterns: UrlPatterns;
  }
  interface RootContentMap {
    urlPatterns: UrlPatterns;
  }
}
