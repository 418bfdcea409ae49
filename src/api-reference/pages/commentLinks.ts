import type { ApiLanguage } from '#api-reference/facts.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { type ApiVersions, findClass, inheritedMembers } from '#api-reference/apiVersion.ts';
import {
  everyParameter,
  classSlug,
  LANGUAGE_OF_EDITION,
  spelledName,
} from '#api-reference/facts.ts';
import type { LinkReference, PhrasingContent } from 'mdast';
import { builtInName } from '#api-reference/typeNames.ts';
import { code, link, text } from '#tree/markdownNodes.ts';

/** Where a link of a comment leads in one edition and version. */
export interface CommentTarget {
  /** Replaces the text of the link. */
  text?: string;
  /** As content writes it: `/docs/api/class-page#page-goto`; absent where the edition lacks it. */
  url?: string;
}

export interface LinkContext {
  language: ApiLanguage;
  /** Resolves a URL of the public documentation: `api/class-page#page-goto`, `locators`. */
  resolve: (href: string) => CommentTarget;
}

/** Finds what comments of the declarations link to, in each edition and version. */
export function createCommentLinks(sources: { api: ApiVersions; guides: readonly Doc[] }) {
  const tables = new Map<string, Map<string, CommentTarget>>();

  return (where: Where) => {
    const key = `${where.edition} ${where.version}`;
    const table = tables.get(key) ?? apiTargets(sources.api, where);
    tables.set(key, table);
    return (url: string): CommentTarget => {
      if (url.startsWith('api/')) {
        return table.get(url.replace(/^[^#]*/, (page) => page.toLowerCase())) ?? {};
      }
      return guideTarget(url, sources.guides, where);
    };
  };
}

/** Guides that an edition does not have are named without a link. */
function guideTarget(url: string, guides: readonly Doc[], where: Where): CommentTarget {
  const [slug = '', hash] = url.split('#');
  const guide = guides.find(({ id }) => id === slug);
  const { editions = [], versions = [] } = guide?.frontMatter ?? {};
  if (!editions.includes(where.edition) || !versions.includes(where.version)) return {};
  // Comments are written for Node.js; other editions may lack the heading.
  const keepsHash = hash !== undefined && where.edition === 'nodejs';
  return { url: `/docs/${slug}${keepsHash ? `#${hash}` : ''}` };
}

function apiTargets(
  versions: ApiVersions,
  { edition, version }: Where,
): Map<string, CommentTarget> {
  const language = LANGUAGE_OF_EDITION[edition];
  const api = versions[version];
  const targets = new Map<string, CommentTarget>();
  for (const name of api.classes) {
    const page = `api/${classSlug(name)}`;
    const owner = findClass(api, language, name);
    // Names of what other editions have are still worth reading.
    targets.set(page, { ...(owner && { url: `/docs/${page}` }), text: owner?.spelled ?? name });
    if (!owner) continue;
    const add = (anchor: string, text: string) =>
      targets.set(`${page}#${anchor}`, { url: `/docs/${page}#${anchor}`, text });
    // The page of a class lists what it inherits, under anchors of its own.
    for (const member of [...inheritedMembers(owner, api, language), ...owner.members]) {
      add(member.anchor, member.text);
      for (const { anchor, parameter } of everyParameter(member))
        add(anchor, spelledName(parameter));
    }
  }
  return targets;
}

const MDN = 'https://developer.mozilla.org/en-US/docs';

/** Words in brackets that stand for something of the web platform. */
const PLATFORM: Record<string, string> = {
  Error: `${MDN}/Web/JavaScript/Reference/Global_Objects/Error`,
  FormData: `${MDN}/Web/API/FormData`,
  origin: `${MDN}/Glossary/Origin`,
  Promise: `${MDN}/Web/JavaScript/Reference/Global_Objects/Promise`,
  Serializable: `${MDN}/Web/JavaScript/Reference/Global_Objects/JSON/stringify#description`,
  'UIEvent.detail': `${MDN}/Web/API/UIEvent/detail`,
  URL: `${MDN}/Web/API/URL`,
};

/** Words in brackets that are names of nothing. */
const WORDS: Record<string, string> = { TestRun: 'test run', void: 'nothing' };

const BRACKETS = /\[([^\][\n]+)\](?:\[([^\][\n]+)\])?(?![\](:])/g;

/**
 * Comments name types in brackets, `[Promise]` or ``[options][`TestOptions`]``, but say nowhere where these
 * lead. With a definition the parser reads them as references.
 */
export function withDefinitions(text: string): string {
  // A link that has a label as well: `[options][TestOptions](https://…)`.
  const comment = text.replace(/(\[[^\][\n]+\])\[[^\][\n]+\](?=\(https:)/g, '$1');
  const labels = [...comment.matchAll(BRACKETS)].map(([, words = '', label]) => label ?? words);
  const known = [...new Set(labels.filter(isReference))];
  return [comment, ...known.map((label) => `[${label}]: #`)].join('\n\n');
}

/** `[contenteditable]` is a selector and `[options]` a part of a signature. */
function isReference(label: string): boolean {
  const name = plainLabel(label);
  const isNamed = name in PLATFORM || name in WORDS || builtInName(name, 'js') !== undefined;
  return isNamed || /^(request|response|[A-Z]\w+)$/.test(name);
}

/** What a reference becomes in an edition: a link, a name of its language, or plain words. */
export function translateReference(
  node: LinkReference,
  { language, resolve }: LinkContext,
): PhrasingContent[] {
  const name = plainLabel(node.label ?? node.identifier);
  const isFull = node.referenceType === 'full';
  const target = resolve(`api/${classSlug(name)}`);
  const words = (shown: PhrasingContent) => (isFull ? node.children : [shown]);
  if (target.url !== undefined) return [link(target.url, words(code(target.text ?? name)))];
  if (name in WORDS) return words(text(WORDS[name] ?? ''));
  const url = PLATFORM[name];
  if (url !== undefined) return [link(url, words(text(name)))];
  const builtIn = builtInName(name, language);
  return words(builtIn === undefined ? text(name) : code(builtIn));
}

function plainLabel(label: string): string {
  return label.replaceAll('`', '');
}
