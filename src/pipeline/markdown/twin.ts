import type { Paragraph, Root, RootContent, Text, Link, PhrasingContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import type { Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Forms, Twin } from '#features/feature.ts';
import { CONTAINERS, NODES } from '#features/render.ts';

/** The location of a page, to make its URLs absolute. */
interface Place {
  site: { url: string; baseUrl: string };
  /** With the base URL. */
  path: string;
}

/** Text that can't be mistaken for Markdown. */
const HARMLESS = /^[\p{L} ,;(][\p{L}\d ,;()?.'"’-]*$/u;

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  handlers: {
    // Escaping takes most of the time, and prose hardly ever needs it.
    paragraph: (node: Paragraph, _parent, state, info) => {
      const line = plainPhrasing(node.children);
      if (line !== undefined) return line;
      const leave = [state.enter('paragraph'), state.enter('phrasing')];
      const text = state.containerPhrasing(node, info);
      for (const exit of leave.reverse()) exit();
      return text;
    },
    text: (node: Text, _parent, state, info) =>
      HARMLESS.test(node.value) && !node.value.includes('www.')
        ? node.value
        : state.safe(node.value, info),
  },
};

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, options)
  .freeze();

/** The Markdown twin of a page: what this edition and version shows, in plain Markdown. */
export function twinOf(tree: Root, { site, path }: Place): string {
  const { url: origin, baseUrl } = site;
  const twin: Twin = {
    baseUrl,
    plainAll: (nodes) => nodes.flatMap((node) => plain(node, twin)),
    absolute(url) {
      if (url.startsWith('#')) return `${origin}${path}${url}`;
      return url.startsWith('/') && !url.startsWith('//') ? `${origin}${url}` : url;
    },
  };
  return writer.stringify({ type: 'root', children: twin.plainAll(tree.children) });
}

function plain(node: RootContent, twin: Twin): RootContent[] {
  if (node.type === 'markup') return twin.plainAll(node.plain);
  if (node.type === 'section') return twin.plainAll(node.children);
  if (node.type === 'containerDirective') {
    return CONTAINERS[node.name]?.plain?.(node, twin) ?? twin.plainAll(node.children);
  }
  // Each handler receives nodes of its own type.
  const form = NODES[node.type] as Forms<RootContent> | undefined;
  if (form?.plain) return form.plain(node, twin);
  if (!('children' in node)) return [node];
  const copy = { ...node, children: twin.plainAll(node.children) } as RootContent;
  if (copy.type === 'link') copy.url = twin.absolute(copy.url);
  return [copy];
}

/** Words that can't be mistaken for Markdown, wherever they stand in a line. */
const WORDS = /^[\p{L}\d ,;()?.'"’“”–—…%$/:-]*$/u;
/** Where a browser would see a URL: the writer escapes these. */
const URL_LIKE = /www\.|:\//i;
/** What may stand at the start of a line: `1.` or `-` would make a list. */
const START = /^[\p{L}(`[*_]/u;
const PLAIN_CODE = /^[^`\n| ](?:[^`\n|]*[^`\n| ])?$/;
const PLAIN_URL = /^[\w./:#-]+$/;
/** Around emphasis: next to a letter it would need escapes. */
const BEFORE_EMPHASIS = /[ (]$|^$/;
const AFTER_EMPHASIS = /^[ ).,;:]|^$/;
const MARKERS = { emphasis: '_', strong: '**' } as const;

/** A line of Markdown that needs no escapes, as most do not; undefined if this one may need some. */
export function plainPhrasing(nodes: readonly PhrasingContent[]): string | undefined {
  const line = plainLine(nodes);
  return line !== undefined && START.test(line) && !line.endsWith(' ') ? line : undefined;
}

function plainLine(nodes: readonly PhrasingContent[]): string | undefined {
  let line = '';
  let isAfterEmphasis = false;
  for (const node of nodes) {
    const part = plainPart(node);
    if (part === undefined) return undefined;
    const isEmphasis = node.type in MARKERS;
    if (isEmphasis && !BEFORE_EMPHASIS.test(line)) return undefined;
    if (isAfterEmphasis && !AFTER_EMPHASIS.test(part)) return undefined;
    line += part;
    isAfterEmphasis = isEmphasis;
  }
  return line;
}

function plainPart(node: PhrasingContent): string | undefined {
  switch (node.type) {
    case 'text':
      return WORDS.test(node.value) && !URL_LIKE.test(node.value) ? node.value : undefined;
    case 'inlineCode':
      return PLAIN_CODE.test(node.value) ? `\`${node.value}\`` : undefined;
    case 'link':
      return plainLink(node);
    case 'emphasis':
    case 'strong': {
      const inner = plainPhrasing(node.children);
      return inner === undefined ? undefined : MARKERS[node.type] + inner + MARKERS[node.type];
    }
    default:
      return undefined;
  }
}

function plainLink({ url, title, children }: Link): string | undefined {
  const label = typeof title === 'string' || !PLAIN_URL.test(url) ? undefined : plainLine(children);
  return label === undefined ? undefined : `[${label}](${url})`;
}
