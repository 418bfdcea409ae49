import { errorText } from '#model/errorText.ts';
import { creatorOf } from './article/creatorOf.ts';

/** Says in a place what has crashed there, and offers to load the page again (behaviors crash-page-level, crash-root-level). */
export function showCrash(place: Element, error: unknown, title: string): void {
  const { ownerDocument: document } = place;
  const create = creatorOf(document);
  const retry = create('button', { type: 'button' }, 'Try again');
  retry.addEventListener('click', () => document.defaultView?.location.reload());
  place.replaceChildren(
    create(
      'div',
      { class: 'crash' },
      create('h1', {}, title),
      retry,
      create('p', { role: 'alert' }, errorText(error)),
    ),
  );
  document.title = 'Page Error';
}
