/** The inline text of an element as Markdown, with complete URLs. */
export function markdownOf(element: Element): string {
  return [...element.childNodes].map(inline).join('').replace(/\s+/g, ' ').trim();
}

function inline(node: ChildNode): string {
  if (!isElement(node)) return node.textContent ?? '';
  const text = markdownOf(node);
  // Anchor links that point at the element itself are not part of its text.
  if (node.classList.contains('hash-link')) return '';
  if (node.tagName === 'CODE') return `\`${node.textContent}\``;
  if (node.tagName === 'STRONG') return `**${text}**`;
  if (node.tagName === 'A') return `[${text}](${(node as HTMLAnchorElement).href})`;
  return text;
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === 1;
}
