/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element, ElementContent, Properties } from 'hast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { element } from '#tree/element.ts';

type MarkupNode = DefaultTreeAdapterTypes.ChildNode;

/** Left out with their content: they are invisible, or would have side effects. */
const UNSEEN = new Set(['script', 'style', 'template', 'link', 'meta', 'title', 'noscript']);

/** Kept as they are. Everything else becomes a block: landmarks and headings belong to the guide. */
const KEPT = new Set([
  ...['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'br', 'hr', 'table'],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'strong', 'b', 'em', 'i', 'small'],
  ...['span', 'mark', 'kbd', 'sub', 'sup', 'time', 'output', 'label', 'button', 'input', 'select'],
  ...['option', 'optgroup', 'textarea', 'fieldset', 'legend', 'progress', 'meter'],
]);

/** Attributes that affect how an element looks. */
const KEPT_ATTRIBUTES = new Set([
  ...['type', 'value', 'placeholder', 'checked', 'disabled', 'selected', 'multiple', 'hidden'],
  ...['rows', 'cols', 'size', 'min', 'max', 'colspan', 'rowspan'],
]);

/** Renders markup above its sample: the page, and its source. */
export function example(markup: string, sample: Element): Element {
  return (
    <figure className="example">
      <figcaption>Rendered page and its markup</figcaption>
      {examplePage(markup)}
      {sample}
    </figure>
  );
}

/** Renders markup as a small, inert page: it can be looked at, but not used or focused. */
export function examplePage(markup: string): Element {
  const { childNodes } = parseFragment(markup);
  return (
    <div className="example-page" inert>
      {childNodes.flatMap(draw)}
    </div>
  );
}

function draw(node: MarkupNode): ElementContent[] {
  if ('value' in node) return [{ type: 'text', value: node.value }];
  if (!('tagName' in node) || UNSEEN.has(node.tagName)) return [];
  const { tagName, attrs } = node;
  const children = node.childNodes.flatMap(draw);
  if (tagName === 'a') return [<span className="example-link">{children}</span>];
  if (tagName === 'img' || tagName === 'canvas' || tagName === 'svg') {
    const alt = attrs.find(({ name }) => name === 'alt' || name === 'aria-label')?.value ?? '';
    return [<span className="example-image">{alt}</span>];
  }
  if (/^h[1-6]$/.test(tagName)) return [<p className="example-heading">{children}</p>];
  return [element(KEPT.has(tagName) ? tagName : 'div', propertiesOf(attrs), children)];
}

function propertiesOf(attributes: readonly { name: string; value: string }[]): Properties {
  const kept = attributes
    .filter(({ name }) => KEPT_ATTRIBUTES.has(name))
    // Nothing for the browser to fill in; an attribute without a value is one that is on.
    .map(({ name, value }) => [name, value === 'password' ? 'text' : value || true]);
  return Object.fromEntries(kept) as Properties;
}
