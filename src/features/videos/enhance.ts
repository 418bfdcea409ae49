import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * Plays videos on the page, one at a time; nothing is requested from the host before a click (behavior
 * community-pages).
 */
export function enhance(root: ParentNode, { window: { document } }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.video-screen[data-video]');
  const create = creatorOf(document);
  const restores: (() => void)[] = [];
  let stopPlaying = (): void => undefined;

  for (const screen of elements) {
    const link = screen.querySelector<HTMLElement>('a');
    if (!link) continue;
    const title = link.querySelector('.video-title')?.textContent ?? '';
    const button = create('button', {
      ...{ type: 'button', class: link.className, 'aria-label': `Watch ${title}` },
    });
    button.innerHTML = link.innerHTML;
    const play = (): void => {
      stopPlaying();
      const player = create('iframe', {
        title,
        allow: 'autoplay; encrypted-media; picture-in-picture; fullscreen',
        // The host refuses to play on pages that send no referrer.
        referrerpolicy: 'strict-origin-when-cross-origin',
        src: `${PLAYER}${encodeURIComponent(screen.getAttribute('data-video') ?? '')}?autoplay=1`,
      });
      button.replaceWith(player);
      stopPlaying = () => player.replaceWith(button);
      focusContent(document, player);
    };
    button.addEventListener('click', play, { signal });
    exchange(document, link, button);
    restores.push(() => exchange(document, button, link));
  }

  return () => {
    stopPlaying();
    restores.forEach((restore) => restore());
    release();
  };
}

/** Focus on an empty iframe is not passed on to the document that loads in it, so focus it twice. */
function focusContent(document: Document, player: HTMLIFrameElement): void {
  player.focus();
  const enter = (): void => {
    if (document.activeElement === player) player.contentWindow?.focus();
  };
  player.addEventListener('load', enter, { once: true });
}

/** Replaces an element without losing focus. */
function exchange(document: Document, before: HTMLElement, after: HTMLElement): void {
  const hadFocus = document.activeElement === before;
  before.replaceWith(after);
  if (hadFocus) after.focus({ preventScroll: true });
}
