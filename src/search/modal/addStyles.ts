const added = new WeakMap<Document, Set<string>>();

/** Adds styles to the document, once: as an object, which the content security policy lets us make. */
export function addStyles(document: Document, css: string): void {
  const known = added.get(document) ?? new Set();
  if (known.has(css)) return;
  added.set(document, known.add(css));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
