import type { ElementContent } from 'hast';
import type { Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Edition } from '#model/edition.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { HastState } from '#tree/toHast.ts';
import type { Report } from '#tree/report.ts';
import type { Ambassador } from './ambassadors/nodes.ts';
import type { BrowserBuild } from './browser-builds/browserBuild.ts';
import type { ExplainedCommand } from './command-line/nodes.ts';
import type { Device } from './devices/nodes.ts';
import type { DocPlaces } from './edition-matrix/nodes.ts';
import type { Images } from './images/prepareImages.ts';
import type { Highlighter } from './samples/highlight.ts';
import type { AdditionsByPlace, PastRelease } from './releases/nodes.ts';
import type { UrlPattern } from './url-patterns/nodes.ts';
import type { Video, VideoListName } from './videos/nodes.ts';

/** What a feature does at build time. Everything is optional. */
export interface Feature {
  /** The directives around text, by the name after `:::`. */
  containers?: Readonly<Record<string, Forms<ContainerDirective>>>;
  /** The directives on a line of their own, by the name after `::`. */
  leaves?: Readonly<Record<string, Leaf>>;
  /** The nodes of the tree, by type. */
  nodes?: Nodes;
  /** Reads and checks a document once, for all editions and versions. */
  read?: (tree: Root, report: Report) => void;
  /** Prepares the tree of one edition and version, before links are resolved. */
  resolve?: (tree: Root, context: FeatureContext) => void;
}

export type Nodes = { [T in RootContent['type']]?: Forms<Extract<RootContent, { type: T }>> };

/** One kind of node in each form of a page. */
export interface Forms<N> {
  html: (node: N, state: HastState, context: FeatureContext) => ElementContent[];
  /** For the Markdown twin; absent where the node is plain Markdown already. */
  plain?: (node: N, twin: Twin) => RootContent[];
  /** What search finds of it; absent for nothing. */
  texts?: (node: N) => string[];
}

export interface Leaf {
  /** Reports wrong attributes; without it, attributes are refused. */
  check?: (node: LeafDirective, report: Report) => void;
  /** What takes the place of the directive. */
  fill: (node: LeafDirective, context: FeatureContext) => RootContent[];
}

/** What features may use of one rendering. */
export interface FeatureContext {
  file: string;
  edition: Edition;
  version: Version;
  report: Report;
  baseUrl: string;
  highlighter: Highlighter;
  images: Images;
  lists: Lists;
  /** All editions of the site. */
  editions: readonly Edition[];
  /** The guides and classes of the version, in all editions. */
  docs: () => readonly DocPlaces[];
}

/** What directives such as `::videos` show. */
export interface Lists {
  videos: Record<VideoListName, readonly Video[]>;
  ambassadors: readonly Ambassador[];
  releases: Readonly<Record<VersionName, Release>>;
  /** All releases of the framework, newest first. */
  history: readonly PastRelease[];
  /** What each of them added to the API. */
  additions: AdditionsByPlace;
}

/** What the framework's own package says of the release that a version documents. */
export interface Release {
  browserBuilds: readonly BrowserBuild[];
  commands: readonly ExplainedCommand[];
  devices: readonly Device[];
  urlPatterns: readonly UrlPattern[];
}

/** What turns nodes into plain Markdown for readers outside of the site. */
export interface Twin {
  baseUrl: string;
  plainAll: (nodes: readonly RootContent[]) => RootContent[];
  /** Makes a URL complete with the origin of the site. */
  absolute: (url: string) => string;
}
