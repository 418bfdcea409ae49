import { classSlug } from '#api-reference/facts.ts';
import type { LinkReference, PhrasingContent } from 'mdast';
import { builtInName } from '#api-reference/typeNames.ts';
import { code, link, text } from '#tree/markdownNodes.ts';
import type { CommentContext } from './commentLinks.ts';

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
  { language, resolve }: Pick<CommentContext, 'language' | 'resolve'>,
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
