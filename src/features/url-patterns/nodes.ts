import type { Node } from 'mdast';

/** A glob, and URLs that match it or do not. */
export interface UrlPattern {
  pattern: string;
  /** What a relative pattern begins at. */
  baseURL?: string;
  cases: readonly UrlCase[];
}

export interface UrlCase {
  url: string;
  matches: boolean;
  /** One or two sentences, with code between backticks. */
  reason: string;
}

/** The table of patterns. */
export interface UrlPatterns extends Node {
  type: 'urlPatterns';
  patterns: readonly UrlPattern[];
}

declare module 'mdast' {
  interface BlockContentMap {
    urlPatterns: UrlPatterns;
  }
  interface RootContentMap {
    urlPatterns: UrlPatterns;
  }
}
