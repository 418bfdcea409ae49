import { afterEach, expect, test, vi } from 'vitest';
import { prepareMarkup, readServedContent, showMarkup } from './markup.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function serve(html: string) {
  document.body.innerHTML = html;
  return readServedContent(document);
}

const element = (id: string) => document.getElementById(id) as HTMLElement;

test('leaves served markup alone in the element that it came in', () => {
  const { html } = serve('<div id="article"><p>Text</p></div>');
  const paragraph = element('article').firstChild;

  showMarkup(element('article'), html);

  expect(element('article').firstChild).toBe(paragraph);
});

test('brings the served nodes back, one place after the other', () => {
  const { html } = serve('<div id="article"><p>One</p><p>Two</p></div>');
  const nodes = [...element('article').childNodes];
  document.body.replaceChildren();

  for (const place of ['first', 'second', 'second']) {
    const holder = document.createElement(place);
    showMarkup(holder, html);
    expect([...holder.childNodes]).toEqual(nodes);
  }
});

test('keeps the contents list, too', () => {
  const { tocHtml } = serve('<ul id="contents-list"><li>Section</li></ul>');
  const list = document.createElement('div');

  showMarkup(list, tocHtml);

  expect(list.innerHTML).toBe('<li>Section</li>');
});

test('leaves an element as it is where the document had no such part', () => {
  const { html } = serve('<p>Not found</p>');
  const place = document.createElement('div');
  place.textContent = 'Here';

  showMarkup(place, html);

  expect(place.textContent).toBe('Here');
});

test('writes the markup of later pages', () => {
  const place = document.createElement('div');

  showMarkup(place, '<p>Later</p>');

  expect(place.innerHTML).toBe('<p>Later</p>');
});

test.each(['before', 'after'])(
  'shows a later page that is clicked %s the browser is idle',
  (when) => {
    let idle = (): void => undefined;
    vi.stubGlobal('requestIdleCallback', (action: () => void) => void (idle = action));
    const markup = prepareMarkup(window, '<p>Later</p>');
    if (when === 'after') idle();
    const place = document.createElement('div');

    showMarkup(place, markup);
    idle();
    const paragraph = place.firstChild;
    showMarkup(place, markup);

    expect(place.innerHTML).toBe('<p>Later</p>');
    expect(place.firstChild).toBe(paragraph);
  },
);

test('shows a later page as it was built, whatever features have changed', () => {
  vi.stubGlobal('requestIdleCallback', (action: () => void) => action());
  const markup = prepareMarkup(window, '<p>Later</p>');
  showMarkup(document.body, markup);
  document.body.append('A button');
  const place = document.createElement('div');

  showMarkup(place, markup);

  expect(place.innerHTML).toBe('<p>Later</p>');
});
