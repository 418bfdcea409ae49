import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { findErrors, type KnownError } from './enhanceLog.ts';

/** More than this is noise. */
const SHOWN = 4;

/** Finds the sections for what is pasted, among those that the page itself has. */
export function enhance(root: ParentNode, { window: { document } }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.error-log');
  const create = creatorOf(document);
  for (const element of elements) {
    const field = element.querySelector('textarea');
    const status = element.querySelector('[role=status]');
    if (!field || !status) continue;
    const known = errorsOf(root);
    const show = (): void => {
      const found = findErrors(field.value, known).slice(0, SHOWN);
      const items = found.map(({ id, title, line }) =>
        create('li', {}, create('a', { href: `#${id}` }, title), create('code', {}, line)),
      );
      const none = 'No error of this page is in there. Try the search above for a part of it.';
      const answer = found.length > 0 ? create('ol', {}, ...items) : create('p', {}, none);
      status.replaceChildren(...(field.value.trim() === '' ? [] : [answer]));
    };
    field.addEventListener('input', show, { signal });
    // A page that is shown again may have kept its text.
    show();
  }
  return release;
}

/** The messages of the page, each below the heading of its section. */
function errorsOf(root: ParentNode): KnownError[] {
  return [...root.querySelectorAll<HTMLElement>('h3[id]')].map((heading) => {
    const messages: string[] = [];
    for (let next = heading.nextElementSibling; next && !/^H[23]$/.test(next.tagName);) {
      const code = next.matches('[data-lang=text]') && next.querySelector('code');
      if (code) messages.push(code.textContent);
      next = next.nextElementSibling;
    }
    const title = heading.firstChild?.textContent ?? '';
    return { id: heading.id, title, message: messages.join('\n') };
  });
}
