import { expect, test } from 'vitest';
import { EXAMPLE } from './example.mjs';
import { respond } from './respond.mjs';

const textOf = async (path: string, body?: string) =>
  (await respond(`https://stagehand.example${path}`, body)).body.toString();

test.each(EXAMPLE.shows)('has page, poster and facts of $title', async ({ slug, title }) => {
  expect(await textOf(`/shows/${slug}`)).toContain('Choose your seats');
  expect(await textOf(`/posters/${slug}.svg`)).toContain('<svg');
  expect(JSON.parse(await textOf(`/api/shows/${slug}`))).toMatchObject({ title });
});

test('charges the fee of the example', async () => {
  const fee = EXAMPLE.bookingFee.toFixed(2);

  expect(await textOf('/basket')).toContain(`£${fee}`);
  expect(await textOf('/basket.js')).toContain(`Number('${fee}')`);
});

test.each([
  ['ada@stagehand.example', { name: 'Ada' }],
  ['worker-3@stagehand.example', { name: 'Worker-3' }],
  ['ida@stagehand.example', { message: 'Email or password is wrong.' }],
])('responds to the sign-in of %s', async (email, expected) => {
  const body = JSON.stringify({ email, password: EXAMPLE.password });

  expect(JSON.parse(await textOf('/api/login', body))).toEqual(expected);
});
