import { expect, test } from 'vitest';
import type { ApiResolver } from '#model/apiResolver.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import { sampleKey } from './linkSamples.ts';
import { htmlOf, render } from './testing.ts';

const CODE = 'page.goto(); page.goto({ timeout: 1 });';
const BODY = `\`\`\`ts\n${CODE}\n\`\`\``;

const resolveApi: ApiResolver = (name) =>
  name.startsWith('Page.goto')
    ? { ok: true, reference: { text: 'page.goto()', path: `/docs/api/class-page#${name}` } }
    : { ok: false, fix: '' };

const choice = (links: SampleLinks, value = CODE) => ({
  resolveApi,
  pageLinks: { [sampleKey({ lang: 'ts', value })]: links },
});

test('links each name of a sample', () => {
  const html = htmlOf(BODY, choice({ 'Page.goto': [5, 18], 'Page.goto.timeout': [25] }));

  expect(html).toContain(
    'page.<a href=/sub/docs/api/class-page#Page.goto>goto</a>(); page.<a href=/sub/docs/api/class-page#Page.goto>goto</a>({ <a href=/sub/docs/api/class-page#Page.goto.timeout>timeout</a>: 1 });',
  );
});

test('lists what is linked once, so that its anchor is checked', () => {
  const { page } = render(BODY, choice({ 'Page.goto': [5, 18] }));

  expect(page.links).toMatchObject([
    { written: 'Page.goto', path: '/docs/api/class-page', hash: 'Page.goto', isInSample: true },
  ]);
});

test('links nothing in a sample that has changed since', () => {
  const html = htmlOf(BODY, choice({ 'Page.goto': [5] }, 'page.goto();'));

  expect(html).not.toContain('<a');
});

test('leaves the twin as it is', () => {
  const { page } = render(BODY, choice({ 'Page.goto': [5] }));

  expect(page.markdown).toContain(BODY);
});

test('reports a name that the reference does not have, and what repairs it', () => {
  const { problems } = render(BODY, choice({ 'Page.gone': [5] }));

  expect(problems).toMatchObject([
    {
      what: 'The links of the sample name "Page.gone", which is not in the API.',
      fix: 'Run "npm run samples -- --all --update-links".',
    },
  ]);
});
