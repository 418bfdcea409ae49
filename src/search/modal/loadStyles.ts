/** Puts a style sheet into the document, once, and waits until it is in effect. */
export function loadStyles(document: Document, href: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const known = links.find((link) => link.href === new URL(href, document.baseURI).href);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Another attempt needs another element.
      link.remove();
      reject(new Error(`The styles at ${href} could not be loaded.`));
    });
    if (known) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
