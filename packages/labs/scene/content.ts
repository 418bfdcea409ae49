/** A frame of a scene as the reader wrote it: the element itself has the attributes that the engine needs. */
export interface SceneFrame {
  frame: HTMLIFrameElement;
  written: HTMLIFrameElement;
}

/** Replaces the document with the page of a scene. Returns the frames in it. */
export function showContent(document: Document, html: string): SceneFrame[] {
  const parsed = parse(html);
  const roots = rootsIn(parsed);
  const sheets = roots.map((root) => [root, sheetsIn(root)] as const);
  const frames = roots
    .flatMap((root) => [...root.querySelectorAll('iframe')])
    .map((frame) => ({ frame, written: frame.cloneNode() as HTMLIFrameElement }));
  for (const { frame } of frames) {
    // Browsers connect to the host of "src" even if the policy forbids to load it, unless there is "srcdoc".
    if (frame.hasAttribute('src')) frame.srcdoc = '';
    // Otherwise the page would load twice: now, and with the engine.
    else frame.removeAttribute('srcdoc');
  }
  for (const element of parsed.querySelectorAll('meta[http-equiv], base, link')) element.remove();

  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
  for (const [root, found] of sheets) {
    const target = root === parsed ? document : root;
    target.adoptedStyleSheets = root === parsed ? [baseSheet(), ...found] : found;
  }
  return frames;
}

/**
 * With declarative shadow roots where browsers can parse them. Scripts in it never run, but it is parsed like a page
 * in which they do: there, `noscript` contains text.
 */
function parse(text: string): Document {
  const texts: string[] = [];
  const html = text.replace(
    /<noscript\b([^>]*>)(.*?)(?=<\/noscript\b)/gis,
    (_, attributes: string, inside: string) =>
      `<noscript ${NOSCRIPT}=${texts.push(inside) - 1} ${attributes}`,
  );
  const parsed =
    'parseHTMLUnsafe' in Document
      ? Document.parseHTMLUnsafe(html)
      : new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll(`[${NOSCRIPT}]`)) {
    element.textContent = texts[Number(element.getAttribute(NOSCRIPT))] ?? '';
    element.removeAttribute(NOSCRIPT);
  }
  return parsed;
}

/** The position of the text that was taken out. */
const NOSCRIPT = 'lab-text';

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
    x-lab-marks { forced-color-adjust: none; }`,
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
