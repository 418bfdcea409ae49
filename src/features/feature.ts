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
  /** Container directives, by the name after `:::`. */
  containers?: Readonly<Record<string, Forms<ContainerDirective>>>;
  /** Leaf directives, by the name after `::`. */
  leaves?: Readonly<Record<string, Leaf>>;
  /** Tree nodes, by type. */
  nodes?: Nodes;
  /** Reads and checks a document once, for all editions and versions. */
  read?: (tree: Root, report: Report) => void;
  /** Prepares the tree of one edition and version, before links are resolved. */
  resolve?: (tree: Root, context: FeatureContext) => void;
}

export type Nodes = { [T in RootContent['type']]?: Forms<Extract<RootContent, { type: T }>> };

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

/** What features may use while rendering. */
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

/** What the HTML of a node may depend on: nothing of the version, so that versions with the same tree share it. */
export type FormContext = Pick<FeatureContext, 'edition' | 'baseUrl' | 'highlighter'>;

/** The data behind directives such as `::videos`. */
export interface Lists {
  videos: Record<VideoListName, readonly Video[]>;
  ambassadors: readonly Ambassador[];
  releases: Readonly<Record<VersionName, Release>>;
  /** All releases of the framework, newest first. */
  history: readonly PastRelease[];
  /** The API additions of each release. */
  additions: AdditionsByPlace;
}

/** What the framework's package says about the release that a version documents. */
export interface Release {
  browserBuilds: readonly BrowserBuild[];
  commands: readonly ExplainedCommand[];
  devices: readonly Device[];
  urlPatterns: readonly UrlPattern[];
}

/** Turns nodes into plain Markdown for readers outside the site. */
export interface Twin {
  baseUrl: string;
  plainAll: (nodes: readonly RootContent[]) => RootContent[];
  /** Makes a URL absolute. */
  absolute: (url: string) => string;
}
