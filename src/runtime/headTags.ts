/** Updates the head for another page; only the title and elements with `data-head` are touched. */
export function applyHead(document: Document, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const wanted = template.content;
  document.title = wanted.querySelector('title')?.textContent ?? '';
  const stale = new Set(document.head.querySelectorAll('[data-head]'));
  for (const element of [...wanted.querySelectorAll('[data-head]')]) {
    const same = [...stale].find((one) => one.isEqualNode(element));
    if (same) stale.delete(same);
    else document.head.append(element);
  }
  for (const element of stale) element.remove();
}
