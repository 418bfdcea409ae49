import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Plugin, type Processor, unified } from 'unified';
import { EXIT, visit } from './visit.ts';

/** What is in every URL and email that GFM links without brackets. */
const LINKED = /https?:|www\.|@/i;
const AUTOLINKS: readonly unknown[] = ['wwwAutolink', 'protocolAutolink', 'emailAutolink'];

/**
 * Creates a parser of CommonMark and GFM. Looking for bare URLs at every letter takes a quarter of the time, and hardly any
 * text has one outside of code: it is parsed without, and again if it might have one.
 */
export function createParser(...plugins: Plugin[]): (text: string) => Root {
  const gfm = unified().use(remarkParse).use(remarkGfm);
  const [quick, complete] = [gfm().use(withoutAutolinks), gfm()].map((processor) => {
    for (const plugin of plugins) processor.use(plugin);
    return processor.freeze();
  }) as [Processor<Root>, Processor<Root>];
  return (text) => {
    const tree = quick.parse(text);
    return mayHaveUrl(tree) ? complete.parse(text) : tree;
  };
}

function mayHaveUrl(tree: Root): boolean {
  let found = false;
  visit(tree, 'text', ({ value }) => {
    found = LINKED.test(value);
    return found ? EXIT : undefined;
  });
  return found;
}

/** The part of an extension that says what to try at a character. */
type Constructs = Record<string, { name?: unknown } | { name?: unknown }[] | undefined>;

/** Takes out what remark-gfm has added for bare URLs; the rest of it stays. */
function withoutAutolinks(this: Processor): void {
  const data = this.data();
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data;
  data.micromarkExtensions = micromarkExtensions.map((extension) => {
    const text = Object.entries((extension.text ?? {}) as Constructs).map(([code, constructs]) => [
      code,
      [constructs ?? []].flat().filter(({ name }) => !AUTOLINKS.includes(name)),
    ]);
    return { ...extension, text: Object.fromEntries(text) as NonNullable<typeof extension.text> };
  });
  data.fromMarkdownExtensions = fromMarkdownExtensions.map((extensions) =>
    [extensions].flat().filter(({ enter }) => !(enter && 'literalAutolink' in enter)),
  );
}
