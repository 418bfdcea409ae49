import type { ElementContent, Root as HastRoot } from 'hast';
import type { Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Edition, EditionId } from '#model/edition.ts';
import type { Version } from '#model/version.ts';
import type { HastState } from '#tree/toHast.ts';
import type { Report } from '#tree/report.ts';
import type { FeatureData, FeatureValues } from './featureData.ts';

/** What a feature does at build time. Everything is optional. */
export interface Feature {
  /** Container directives, by the name after `:::`. */
  containers?: Readonly<Record<string, Forms<ContainerDirective>>>;
  /** Leaf directives, by the name after `::`. */
  leaves?: Readonly<Record<string, Leaf>>;
  /** Tree nodes, by type; what has no links to resolve can be `markup` instead. */
  nodes?: Nodes;
  /** What it shows that is in no document. */
  data?: FeatureData | readonly FeatureData[];
  /** Which editions show a node, by type; without it, all do. */
  applies?: Applies;
  /** A guide that records what happened. */
  chronicle?: Chronicle;
  /** Whether a page with this HTML has something that other pages must not have, and so is a document of its own. */
  standsAlone?: (html: string) => boolean;
  /** Reads and checks a document once, for all editions and versions. */
  read?: (tree: Root, report: Report) => void;
  /** Prepares the tree of one edition and version, before links are resolved. */
  resolve?: (tree: Root, context: FeatureContext) => void;
}

export type Nodes = { [T in RootContent['type']]?: Forms<Extract<RootContent, { type: T }>> };

export type Applies = {
  [T in RootContent['type']]?: (
    node: Extract<RootContent, { type: T }>,
    edition: EditionId,
  ) => boolean;
};

/** One kind of node in each form of a page. */
export interface Forms<N> {
  html: (node: N, state: HastState, context: FormContext) => ElementContent[];
  /** For the Markdown twin; absent if the node is plain Markdown already. */
  plain?: (node: N, twin: Twin) => RootContent[];
  /** The text that search indexes; absent for none. */
  texts?: (node: N) => string[];
}

export interface Leaf {
  /** Reports invalid attributes; without it, attributes are rejected. */
  check?: (node: LeafDirective, report: Report) => void;
  /** The nodes that replace the directive. */
  fill: (node: LeafDirective, context: FeatureContext) => RootContent[];
}

/**
 * A guide that records what happened, such as release notes: it says when something came, not how to use it. Home pages
 * announce its feed.
 */
export interface Chronicle {
  /** The id of the guide. */
  id: string;
  /** The section of the site to which its search results belong. */
  section: string;
  /** What the feed has entries of: `releases`. */
  subject: string;
  /** The URL of an edition's feed, without the base URL. */
  feedPath: (edition: Pick<Edition, 'prefix'>) => string;
  /** The entries of the feed, newest first. */
  entries: (article: HastRoot) => FeedEntry[];
}

export interface FeedEntry {
  /** Of its heading. */
  id: string;
  title: string;
  /** `2025-10-06` */
  date: string;
  html: string;
}

/** What features may use while rendering. */
export interface FeatureContext {
  file: string;
  edition: Edition;
  version: Version;
  report: Report;
  baseUrl: string;
  highlighter: Highlighter;
  images: Images;
  data: FeatureValues;
  /** All editions of the site. */
  editions: readonly Edition[];
  /** The guides and classes of the version, in all editions. */
  docs: () => readonly DocPlaces[];
}

/** What the HTML of a node may depend on: nothing of the version, so that versions with the same tree share it. */
export type FormContext = Pick<FeatureContext, 'baseUrl' | 'highlighter'>;

/** Highlights a sample with classes: the inner HTML of `<code>`, in which no span crosses a line break. */
export type Highlighter = (code: string, lang: string) => string;

/** An image as pages show it. */
export interface PreparedImage {
  width: number;
  height: number;
  /** From the smallest to the largest; URLs are without the base URL. */
  variants: { width: number; url: string }[];
  /** A tiny, blurred version as a data URI. */
  placeholder: string;
  /** A silent recording that the image is the poster of: the URL of its MP4 file, and beside it WebM with the same name. */
  clip?: string;
}

/** The prepared images, by path from the repository root. */
export interface Images {
  get: (file: string) => PreparedImage | undefined;
}

/** A guide or a class, and its page in each edition that has it. */
export interface DocPlaces {
  kind: 'guide' | 'class';
  title: string;
  /** Without the base URL. */
  paths: Partial<Record<EditionId, string>>;
}

/** Turns nodes into plain Markdown for readers outside the site. */
export interface Twin {
  baseUrl: string;
  plainAll: (nodes: readonly RootContent[]) => RootContent[];
  /** Makes a URL absolute. */
  absolute: (url: string) => string;
}
