/** A frame of a scene as the reader wrote it: the element itself has the attributes that the engine needs. */
export interface SceneFrame {
  frame: HTMLIFrameElement;
  written: HTMLIFrameElement;
}

/** Replaces the document with the page of a scene. Returns the frames in it that have a page of their own. */
export function showContent(document: Document, html: string): SceneFrame[] {
  const parsed = parse(html);
  const roots = rootsIn(parsed);
  const sheets = roots.map((root) => [root, sheetsIn(root)] as const);
  const frames = roots
    .flatMap((root) => [...root.querySelectorAll('iframe')])
    .filter((frame) => frame.hasAttribute('srcdoc'))
    .map((frame) => ({ frame, written: frame.cloneNode() as HTMLIFrameElement }));
  // Otherwise they would load twice: now, and with the engine.
  for (const { frame } of frames) frame.removeAttribute('srcdoc');
  for (const element of parsed.querySelectorAll('meta[http-equiv], base, link')) element.remove();

  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
  for (const [root, found] of sheets) {
    const target = root === parsed ? document : root;
    target.adoptedStyleSheets = root === parsed ? [baseSheet(), ...found] : found;
  }
  return frames;
}

/** With declarative shadow roots where browsers can parse them. Scripts in it never run. */
function parse(html: string): Document {
  return 'parseHTMLUnsafe' in Document
    ? Document.parseHTMLUnsafe(html)
    : new DOMParser().parseFromString(html, 'text/html');
}

/** The document and all shadow roots in it. */
function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...shadows.flatMap(rootsIn)];
}

/** What a page looks like that has no styles. */
function baseSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:where(html) { color-scheme: light; background: white; font: 16px/1.5 system-ui, sans-serif; }
    :where(h1, h2, h3, p, ul, ol) { margin-block: 0.5rem; }
    :where(h1) { font-size: 1.375rem; }
    :where(h2) { font-size: 1.125rem; }
    x-pw-glass { forced-color-adjust: none; }`,
  );
  return sheet;
}

/** Inline styles, which the policy forbids, as style sheets and properties that a script sets. */
function sheetsIn(root: Document | ShadowRoot): CSSStyleSheet[] {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    element.style.cssText = element.getAttribute('style') ?? '';
  }
  return [...root.querySelectorAll('style')].map((style) => {
    const sheet = new CSSStyleSheet({ media: style.media });
    sheet.replaceSync(style.textContent);
    return sheet;
  });
}
