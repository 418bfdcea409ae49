import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import zoomStyles from './zoom.css?inline';

/** Opens images at full size in a dialog (behavior image-zoom); without it, the link leads to the file. */
export function enhance(root: ParentNode, { window }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.picture-frame > a');
  const { document } = window;
  // A constructed style sheet, which the content security policy allows.
  const styles = new CSSStyleSheet();
  styles.replaceSync(zoomStyles);
  document.adoptedStyleSheets.push(styles);
  let close = (): void => undefined;
  for (const link of elements) {
    const handleClick = (event: MouseEvent): void => {
      const image = link.querySelector('img');
      if (!image || !isPlainClick(event)) return;
      event.preventDefault();
      close = enlarge(document, image);
    };
    link.addEventListener('click', handleClick, { signal });
  }
  return () => {
    close();
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    document.adoptedStyleSheets = others;
    release();
  };
}

/** A modal dialog: the browser handles focus, Escape, the way back on phones, and the page behind it. */
function enlarge(document: Document, { src, alt, attributes }: HTMLImageElement): () => void {
  const create = creatorOf(document);
  const [width = 0, height = 1] = ['width', 'height'].map((name) =>
    Number(attributes.getNamedItem(name)?.value),
  );
  const image = create('img', { src, alt, width: `${width}`, height: `${height}` });
  image.style.setProperty('--width', `${width}px`);
  image.style.setProperty('--ratio', `${width / height}`);
  const dialog = create(
    'dialog',
    { class: 'zoom', 'aria-label': 'Enlarged image' },
    image,
    create('button', { type: 'button' }, 'Close'),
  );
  const close = (): void => dialog.close();
  dialog.addEventListener('click', close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
