import { act, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readServedContent, type ShownContent } from '#runtime/article/markup.ts';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';
import { hydrate } from './hydrate.tsx';
import type { Services } from './services.ts';

const ARTICLE = '<h1>Title</h1><p>Text</p>';

/** What the page of a test renders around the article, and how it can be made to fail. */
const page = vi.hoisted(() => ({
  setError: (_error: unknown): void => undefined,
  isCaught: true,
}));

vi.mock('./App.tsx', () => ({
  App: ({ services }: { services: Services }) => <Frame content={contentOf(services)} />,
}));

function Frame({ content }: { content: ShownContent }) {
  const frame = <Body content={content} />;
  if (!page.isCaught) return frame;
  return <ErrorBoundary fallback={() => <p>Crashed</p>}>{frame}</ErrorBoundary>;
}

function Body({ content }: { content: ShownContent }) {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    page.setError = setError;
  }, []);
  if (error !== undefined) throw error as Error;
  return (
    <>
      <nav>Navigation</nav>
      <StaticHtml id="article" markup={content.html} />
    </>
  );
}

const fail = (error: unknown) => act(() => page.setError(error));
const contentOf = ({ router }: Services) => router.getState().page.content;
const root = () => document.getElementById('root') as HTMLElement;
const article = () => document.getElementById('article') as HTMLElement;
const dispose = vi.fn();
const onHydrated = vi.fn();

/** Serves the page, changes the document, and hydrates it. */
function start(alter: () => void = () => undefined): Node {
  const served = renderToString(<Frame content={{ html: ARTICLE, tocHtml: '' }} />);
  document.body.innerHTML = `<div id="root">${served}</div>`;
  const paragraph = article().lastChild as Node;
  const content = readServedContent(document);
  alter();
  // Only what hydration asks for.
  const router = { getState: () => ({ page: { content } }), dispose };
  const services = { router } as unknown as Services;
  act(() => hydrate(root(), { services, ServedPage: () => undefined, onHydrated }));
  return paragraph;
}

beforeEach(() => {
  // React asks for this sign that a test renders.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  page.isCaught = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('leaves the article of an unchanged document as it is', () => {
  const paragraph = start();

  expect(article().lastChild).toBe(paragraph);
  expect(console.warn).not.toHaveBeenCalled();
});

test('puts the served nodes into the frame that React has to render again', () => {
  const paragraph = start(() => {
    (root().firstChild as Element).textContent = 'Навигация';
  });

  expect(root().firstChild?.textContent).toBe('Navigation');
  expect(article().lastChild).toBe(paragraph);
  expect(article().textContent).toBe('TitleText');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('starts afresh, with the same article, when others have moved nodes that React holds', () => {
  const paragraph = start();

  fail(new DOMException('The node is not a child of this node.', 'NotFoundError'));

  expect(root().textContent).toBe('NavigationTitleText');
  expect(article().lastChild).toBe(paragraph);
  expect(console.error).not.toHaveBeenCalled();
});

test('gives up on a page that keeps failing', () => {
  start();

  for (let times = 0; times <= 10; times++) {
    fail(new DOMException('The node is not a child of this node.', 'NotFoundError'));
  }

  expect(root().textContent).toBe('Crashed');
});

test('shows any other failure at once', () => {
  start();

  fail(new Error('A fault of ours'));

  expect(root().textContent).toBe('Crashed');
  expect(console.error).toHaveBeenCalledOnce();
});

test('keeps the article, with plain links, when nothing catches a failure', async () => {
  page.isCaught = false;
  const paragraph = start();
  // Inside of `act` React hands it to the test and to nobody else.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

  flushSync(() => page.setError(new Error('A fault of ours')));
  await Promise.resolve();

  expect(root().querySelector('main')?.lastChild).toBe(paragraph);
  expect(dispose).toHaveBeenCalledOnce();
  expect(onHydrated).toHaveBeenCalledOnce();
});
