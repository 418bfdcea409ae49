import type { Code, Image, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import type { Options } from 'remark-stringify';
import { unified } from 'unified';
import { withBase } from '#model/path.ts';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import { ADMONITIONS } from './directiveNames.ts';
import { plainAmbassadors, plainVideos } from './plainLists.ts';
import { splitLabel } from '#tree/splitLabel.ts';
import type { Picture, Samples } from '#tree/nodes.ts';

/** Where a page is: what makes its addresses absolute. */
export interface Place {
  site: { url: string; baseUrl: string };
  path: string;
}

/** Text in which nothing can be mistaken for Markdown. */
const HARMLESS = /^[\p{L} ,;(][\p{L}\d ,;()?.'"’-]*$/u;

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  handlers: {
    // The search for what needs a backslash takes most of the time, and prose hardly ever does.
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
export function twinOf(tree: Root, place: Place): string {
  return writer.stringify({ type: 'root', children: plainAll(tree.children, place) });
}

function plainAll(nodes: readonly RootContent[], place: Place): RootContent[] {
  return nodes.flatMap((node) => plain(node, place));
}

function plain(node: RootContent, place: Place): RootContent[] {
  if (node.type === 'samples') return plainSamples(node);
  if (node.type === 'markup') return plainAll(node.plain, place);
  if (node.type === 'section') return plainAll(node.children, place);
  if (node.type === 'containerDirective') return plainContainer(node, place);
  if (node.type === 'videos') return [plainVideos(node)];
  if (node.type === 'ambassadors') return [plainAmbassadors(node)];
  if (node.type === 'picture') return [paragraph([plainPicture(node, place)])];
  if (node.type === 'image') return [plainImage(node, place)];
  if (!('children' in node)) return [node];
  const copy = { ...node, children: plainAll(node.children, place) } as RootContent;
  if (copy.type === 'link') copy.url = absolute(copy.url, place);
  return [copy];
}

function plainSamples({ group, children }: Samples): RootContent[] {
  const labels = TAB_GROUPS.find(({ id }) => id === group)?.values;
  return children.flatMap((code): RootContent[] => {
    const { flavour, title } = code.data?.fence ?? {};
    const meta = title === undefined ? null : `title="${title}"`;
    const fence: Code = { type: 'code', lang: code.lang ?? null, meta, value: code.value };
    const label = labels?.[flavour?.value ?? ''];
    return label === undefined ? [fence] : [bold([{ type: 'text', value: label }]), fence];
  });
}

function plainContainer(node: ContainerDirective, place: Place): RootContent[] {
  const { label, body } = splitLabel(node);
  const word = node.name === 'details' ? 'Details' : (ADMONITIONS[node.name] ?? node.name);
  const title = label ? (plainAll(label, place) as PhrasingContent[]) : undefined;
  const heading = bold(title ?? [{ type: 'text', value: word }]);
  const content = plainAll(body, place) as ContainerDirective['children'];
  if (node.name === 'details') return [heading, ...content];
  return [{ type: 'blockquote', children: [heading, ...content] }];
}

function plainPicture({ alt, caption, image }: Picture, place: Place): Image {
  return plainImage(
    { type: 'image', url: '', alt, title: caption ?? null, data: { image } },
    place,
  );
}

function plainImage(node: Image, place: Place): Image {
  const largest = node.data?.image?.variants.at(-1)?.url;
  const url = largest && withBase(place.site.baseUrl, largest);
  return { ...node, url: absolute(url ?? node.url, place) };
}

function absolute(url: string, { site, path }: Place): string {
  if (url.startsWith('#')) return `${site.url}${withBase(site.baseUrl, path)}${url}`;
  return url.startsWith('/') && !url.startsWith('//') ? `${site.url}${url}` : url;
}

function bold(children: PhrasingContent[]): Paragraph {
  return paragraph([{ type: 'strong', children }]);
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}
