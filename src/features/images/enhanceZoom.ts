import type { InWindow } from '#features/enhanceContext.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { adoptStyles } from '#runtime/adoptStyles.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { isSlowConnection } from '#runtime/navigation/slowConnection.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import styles from './zoom.css?inline';

/** Opens images and clips at full size in a dialog (behaviors image-zoom, silent-clips); without it, links lead to the file. */
export function enhance(root: ParentNode, { window }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.picture-frame > a');
  const removeStyles = adoptStyles(window, styles);
  let close = (): void => undefined;
  for (const link of elements) {
    const handleClick = (event: MouseEvent): void => {
      const image = link.querySelector('img');
      if (!image || !isPlainClick(event)) return;
      event.preventDefault();
      close = enlarge(window, image, link.getAttribute('href') ?? image.src);
    };
    link.addEventListener('click', handleClick, { signal });
  }
  return () => {
    close();
    removeStyles();
    release();
  };
}

/** A modal dialog: the browser handles focus, Escape, the way back on phones, and the page behind it. */
function enlarge(
  window: BrowserWindow,
  { src, alt, attributes }: HTMLImageElement,
  file: string,
): () => void {
  const { document } = window;
  const create = creatorOf(document);
  const [width = 0, height = 1] = ['width', 'height'].map((name) =>
    Number(attributes.getNamedItem(name)?.value),
  );
  const size = { width: `${width}`, height: `${height}` };
  const isClip = file.endsWith('.mp4');
  // Otherwise the reader starts it with its controls.
  const plays = !prefersReducedMotion(window) && !isSlowConnection();
  const start = plays ? { autoplay: '' } : { preload: 'none' };
  const shown = isClip
    ? create(
        'video',
        { ...size, ...start, poster: src, 'aria-label': alt, controls: '', muted: '' },
        create('source', { src: file.replace(/mp4$/, 'webm'), type: 'video/webm' }),
        create('source', { src: file, type: 'video/mp4' }),
      )
    : create('img', { ...size, src, alt });
  shown.style.setProperty('--width', `${width}px`);
  shown.style.setProperty('--ratio', `${width / height}`);
  const dialog = create(
    'dialog',
    { class: 'zoom', 'aria-label': isClip ? 'Clip' : 'Enlarged image' },
    shown,
    create('button', { type: 'button' }, 'Close'),
  );
  const close = (): void => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    // The controls of a clip are its own.
    if (!isClip || target !== shown) close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
