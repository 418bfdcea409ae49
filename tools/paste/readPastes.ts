import type { EditionId } from '#model/edition.ts';
import { groupBy } from '#model/groupBy.ts';
import { nameDemo } from '#build/output/demoUrls.ts';
import { docPath } from '#model/path.ts';
import { LANGUAGES } from '#features/samples/languages.ts';
import { siteConfig } from '../../site.config.ts';
import type { Sample } from '../samples/sample.ts';
import { type Copied, type Plan, planPastes } from './planPastes.ts';
import { readCopied, type ServedSample } from './readCopied.ts';

interface Site {
  /** Where the built site is served. */
  origin: string;
  /** The URL of the demo in its pages, and where the demo is served for this run. */
  shownDemo: string;
  demo: string;
  /** The demo at the root of a server: what samples take for the application of their reader. */
  own: string;
}

/** The application of the reader, in samples that start it or set its base URL. */
const OWN = 'http://localhost:3000';

/** Reads the pages that show samples, and turns what their copy buttons give into pastes. */
export async function readPastes(samples: readonly Sample[], site: Site): Promise<Plan> {
  const plan: Plan = { pastes: [], left: [] };
  for (const [page, ofPage] of groupBy(samples, (sample) => sample.page)) {
    const copied = new Map<string, Copied>();
    for (const edition of new Set(
      ofPage.flatMap((sample) => LANGUAGES[sample.language]?.edition ?? []),
    )) {
      const served = await readServed(page, edition, site);
      for (const sample of ofPage) {
        const code = nameDemo(sample.code.replaceAll(OWN, site.own), site.demo).replace(/\n+$/, '');
        const index = served.findIndex(
          ({ language, text }) => language === sample.language && text === code,
        );
        const [found] = index < 0 ? [] : served.splice(index, 1);
        if (found) copied.set(keyOf(sample, edition), found);
      }
    }
    const { pastes, left } = planPastes(ofPage, (sample, edition) =>
      copied.get(keyOf(sample, edition)),
    );
    plan.pastes.push(...pastes);
    plan.left.push(...left);
  }
  return plan;
}

function keyOf({ line }: Sample, edition: EditionId): string {
  return `${edition} ${line}`;
}

/** A path below the base URL, which may be that of the demo; others need an application at the root. */
const BELOW = /["'`]\.\//;

/** The samples of a served page; on this machine, the demo has another port than in the pages. */
async function readServed(
  page: string,
  edition: EditionId,
  site: Site,
): Promise<(ServedSample & Copied)[]> {
  const { editions, versions } = siteConfig;
  const shown = editions.find(({ id }) => id === edition);
  const stable = versions.find(({ name }) => name === 'stable');
  if (!shown || !stable) return [];
  const response = await fetch(
    site.origin + docPath(shown, stable, page.replace(/^labs-/, 'labs/')),
  );
  if (!response.ok) return [];
  return readCopied(await response.text()).map(({ text, start, language }) => ({
    language,
    text: moveTo(site, text),
    start: start === undefined ? undefined : `${site.demo}/${start}`,
    base: `${BELOW.test(text) ? site.demo : site.own}/`,
  }));
}

/** The demo, also where it is the URL of a socket, and the application of the reader. */
function moveTo({ shownDemo, demo, own }: Site, text: string): string {
  const asSocket = (url: string) => url.replace(/^http/, 'ws');
  return text
    .replaceAll(OWN, own)
    .replaceAll(shownDemo, demo)
    .replaceAll(asSocket(shownDemo), asSocket(demo));
}
