import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { request } from './served.ts';

const rules = readFileSync('dist/_redirects', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('redirects every old URL to a page that exists (legacy-redirects)', async () => {
  expect(rules.length).toBeGreaterThan(0);
  for (const [from = '', to = '', status] of rules) {
    const response = await request(`${from}?a=1`);
    expect([from, response.status]).toEqual([from, Number(status)]);
    expect(response.headers.get('location')).toBe(`${to}?a=1`);
    expect([to, (await request(to)).status]).toEqual([to, 200]);
  }
});

test('redirects to nowhere but the site itself (legacy-redirects)', async () => {
  expect(rules.map(([, to = '']) => to).filter((to) => !/^\/(?![/\\])/.test(to))).toEqual([]);
  for (const path of ['//evil.example/', '//evil.example/docs', '/docs//evil.example']) {
    expect([path, (await request(path)).status]).toEqual([path, 404]);
  }
});

for (const prefix of ['', '/python', '/java', '/dotnet']) {
  test(`knows the old URLs below "${prefix}/" (legacy-redirects)`, () => {
    const known = new Map(rules.map(([from, to]) => [from, to]));
    const names =
      'installation assertions inspector test-auth test-pom debug-selectors cli test-advanced test-api-testing';

    expect(known.get(`${prefix}/community`)).toBe(`${prefix}/community/welcome`);
    expect(known.get(`${prefix}/blog`)).toBe('/community/welcome');
    for (const docs of [`${prefix}/docs`, `${prefix}/docs/next`]) {
      expect(known.get(docs)).toBe(`${docs}/intro`);
      expect(known.get(`${docs}/test-intro`)).toBe(`${docs}/intro`);
      for (const name of names.split(' ')) expect(known.get(`${docs}/${name}`)).toMatch(docs);
    }
  });
}

test('redirects on hosts without rules too (legacy-redirects)', () => {
  for (const [from = '', to = ''] of rules) {
    const html = readFileSync(`dist${from}.html`, 'utf8');
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain(`<link rel="canonical" href="https://playbill.example${to}">`);
    expect(html).toContain(`<a href="${to}">`);
  }
});
