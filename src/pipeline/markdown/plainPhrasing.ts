import type { Link, PhrasingContent } from 'mdast';

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
