import type { BrowserWindow } from './browserWindow.ts';

/** Adds styles to the page, constructed, which the content security policy allows. Returns what removes them. */
export function adoptStyles({ document, CSSStyleSheet }: BrowserWindow, css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
