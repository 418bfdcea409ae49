import { expect, test } from 'vitest';
import { dataSource } from '#features/testing.ts';
import { ambassadorsData } from './data.ts';

test('names the links of an ambassador', async () => {
  const ada = { name: 'Ada', city: 'Rennes', country: 'France', languages: 'French' };
  const urls = {
    githubUrl: 'https://a.example/',
    twitterUrl: 'https://b.example/',
    linkedInUrl: 'https://c.example/',
    websiteUrl: 'https://d.example/',
  };

  const files = { 'data/ambassadors.json': [{ ...ada, ...urls }, ada] };
  const ambassadors = await ambassadorsData.read(dataSource(files));

  expect(ambassadors.map(({ place, links }) => [place, links.map(({ name }) => name)])).toEqual([
    ['Rennes, France', ['Ada on GitHub', 'Ada on X', 'Ada on LinkedIn', 'Website of Ada']],
    ['Rennes, France', []],
  ]);
});
