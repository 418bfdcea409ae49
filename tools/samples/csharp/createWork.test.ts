import { expect, test } from 'vitest';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { createWork } from './createWork.ts';

function work(...samples: Sample[]) {
  const { units, settings, files } = createWork(samples, () => []);
  return settings.map(({ samples: judged, version, framework }, index) => ({
    judged: judged.map(({ code }) => code),
    where: [version, framework?.name].join(' '),
    others: units[index]?.others.map((file) => files[file] ?? ''),
  }));
}

const stable = { versions: ['stable'] } as const;

test('compiles what has no tab for each framework and version, together with its page', () => {
  const made = work(sampleOf('await A();'), sampleOf('await B();', stable));

  expect(made.map(({ where, judged }) => `${where}: ${judged.join(' ')}`)).toEqual([
    ...['MSTest', 'NUnit', 'xUnit v2', 'xUnit v3'].map((name) => `current ${name}: await A();`),
    ...['MSTest', 'NUnit', 'xUnit v2', 'xUnit v3'].map(
      (name) => `stable ${name}: await A(); await B();`,
    ),
  ]);
});

test('compiles a tab for its framework, and a file for the one that it uses', () => {
  const made = work(
    sampleOf('await A();', { ...stable, flavor: 'nunit' }),
    sampleOf('using Microsoft.Playwright.Xunit;', stable),
    sampleOf('using Microsoft.Playwright;', stable),
  );

  expect(made.map(({ where }) => where)).toEqual(['stable NUnit', 'stable xUnit v2', 'stable ']);
});

test('compiles a tab also for the framework whose readers see it for want of their own', () => {
  const made = work(
    sampleOf('using Microsoft.Playwright.Xunit;', {
      ...stable,
      flavor: 'xunit',
      standsInFor: ['xunit3'],
    }),
  );

  expect(made.map(({ where }) => where)).toEqual(['stable xUnit v2', 'stable xUnit v3']);
});

test('knows the types of other samples that the reader of a tab sees', () => {
  const made = work(
    sampleOf('class Shop { int nunit; }', { ...stable, flavor: 'nunit' }),
    sampleOf('class Shop { int xunit; }', { ...stable, flavor: 'xunit' }),
    sampleOf('class Seat { }', stable),
    sampleOf('new Shop();', { ...stable, flavor: 'xunit' }),
    sampleOf('new Shop();', { ...stable, flavor: 'xunit', page: 'another' }),
  );

  const [own, another] = made.filter(({ judged }) => judged.includes('new Shop();'));
  expect(own?.others?.join()).toMatch(/int xunit[^]*class Seat/);
  expect(own?.others?.join()).not.toContain('int nunit');
  expect(another?.others).toHaveLength(1);
});
