import { afterEach, expect, test } from 'vitest';
import { readServedContent, showMarkup } from './markup.ts';

afterEach(() => document.body.replaceChildren());

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
