import { z } from 'zod';
import type { FeatureData } from '#features/featureData.ts';
import { parseJson } from '#tree/checkYaml.ts';

const FILE = 'data/ambassadors.json';

const text = z.string().trim().min(1);

const schema = z.array(
  z
    .strictObject({
      name: text,
      city: text,
      country: text,
      languages: text,
      githubUrl: z.url().optional(),
      twitterUrl: z.url().optional(),
      linkedInUrl: z.url().optional(),
      websiteUrl: z.url().optional(),
    })
    .transform(({ name, city, country, languages, ...urls }) => ({
      name,
      /** City and country. */
      place: `${city}, ${country}`,
      languages,
      /** Each with its visible text and an accessible name that says whose it is. */
      links: [
        { text: 'GitHub', name: `${name} on GitHub`, url: urls.githubUrl },
        { text: 'X', name: `${name} on X`, url: urls.twitterUrl },
        { text: 'LinkedIn', name: `${name} on LinkedIn`, url: urls.linkedInUrl },
        { text: 'Website', name: `Website of ${name}`, url: urls.websiteUrl },
      ].flatMap(({ url, ...link }) => (url === undefined ? [] : [{ ...link, url }])),
    })),
);

export type Ambassador = z.infer<typeof schema>[number];

export const ambassadorsData: FeatureData<Ambassador[]> = {
  name: 'ambassadors',
  read: async ({ readText }) => parseJson(FILE, await readText(FILE), schema),
};
