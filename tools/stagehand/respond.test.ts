import { expect, test } from 'vitest';
import { EXAMPLE } from './example.mjs';
import { respond, type StageRequest } from './respond.mjs';

const textOf = async (path: string, request?: StageRequest) =>
  Buffer.from((await respond(`https://stagehand.example${path}`, request)).body).toString();

test.each(EXAMPLE.shows)('has page, poster and facts of $title', async ({ slug, title }) => {
  expect(await textOf(`/shows/${slug}`)).toContain(`<title>${title} – Stagehand</title>`);
  expect(await textOf(`/posters/${slug}.svg`)).toContain('<svg');
  expect(JSON.parse(await textOf(`/api/shows/${slug}`))).toMatchObject({ title });
});

test('signs in over the API', async () => {
  const body = JSON.stringify({ email: 'ada@stagehand.example', password: EXAMPLE.password });

  expect(await textOf('/api/login', { method: 'POST', body })).toBe('{"name":"Ada"}');
});
