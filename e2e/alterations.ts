/** What browsers, extensions and proxies do to documents; each function runs in the page. */
export const ALTERATIONS = {
  'changes the text of the frame': () => {
    for (const link of document.querySelectorAll('nav[aria-label="Main"] a')) {
      link.append(' (changed)');
    }
    for (const text of document.querySelectorAll(
      'nav[aria-label="Docs sidebar"] a, nav[aria-label="Breadcrumbs"] li, footer p, footer a',
    )) {
      text.textContent = 'changed';
    }
  },
  'inserts elements around the root': () => {
    document.body.prepend(document.createElement('aside'));
    document.body.append(document.createElement('aside'));
  },
  'inserts elements inside the root': () => {
    const root = document.getElementById('root');
    root?.prepend(document.createElement('aside'), ' ');
    root?.append(document.createElement('aside'));
    const navbar = document.querySelector('nav[aria-label="Main"]');
    navbar?.firstElementChild?.after(document.createElement('aside'));
  },
  'inserts elements inside the article': () => {
    const article = document.getElementById('article');
    article?.prepend(document.createElement('aside'));
    for (const paragraph of article?.querySelectorAll('p') ?? []) {
      paragraph.append(document.createElement('grammar-mark'));
    }
  },
  'adds attributes to the document and its buttons': () => {
    const { documentElement, body } = document;
    for (const element of [documentElement, body, ...document.querySelectorAll('button, a')]) {
      element.setAttribute('data-extension', 'on');
      element.classList.add('extension');
    }
  },
  'removes entries of sidebar and footer': () => {
    document.querySelector('nav[aria-label="Docs sidebar"] li')?.remove();
    document.querySelector('footer li')?.remove();
  },
  'removes text and comments between elements': () => {
    const root = document.getElementById('root') ?? document;
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const comments: ChildNode[] = [];
    while (nodes.nextNode()) comments.push(nodes.currentNode as ChildNode);
    for (const comment of comments) comment.remove();
    root.normalize();
  },
  'wraps all visible text as browser translation does': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, pre')) continue;
      // A tag that only translators still use.
      const outer = document.createElement('FONT');
      const inner = outer.appendChild(document.createElement('FONT'));
      inner.textContent = text.data;
      // The text node that React knows is gone; the visible text is another node.
      text.replaceWith(outer);
    }
  },
} as const satisfies Record<string, () => void>;

export const TRANSLATION = ALTERATIONS['wraps all visible text as browser translation does'];
