import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * Plays videos on the page, one at a time; nothing is requested from the host before a click (behavior
 * community-pages).
 */
export function enhanceVideos(root: ParentNode, { window: { document } }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.video-screen[data-video]');
  const restores: (() => void)[] = [];
  let stopPlaying = (): void => undefined;

  for (const screen of elements) {
    const link = screen.querySelector<HTMLElement>('a');
    if (!link) continue;
    const title = link.querySelector('.video-title')?.textContent ?? '';
    const button = createButton(document, link, title);
    const play = (): void => {
      stopPlaying();
      const player = createPlayer(document, screen.getAttribute('data-video') ?? '', title);
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

function createButton(document: Document, link: Element, title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.setAttribute('aria-label', `Watch ${title}`);
  button.innerHTML = link.innerHTML;
  return button;
}

function createPlayer(document: Document, id: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.title = title;
  player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  // The host refuses to play on pages that send no referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = `${PLAYER}${encodeURIComponent(id)}?autoplay=1`;
  return player;
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
