import { expect, test } from 'vitest';
import { SITES } from '../sites.ts';
import { builtFiles, builtPages, readTags } from './builtSite.ts';

interface Counterpart {
  path: string;
  match: string;
  anchors?: Record<string, { id: string; match: string }>;
}

interface State {
  meta: {
    path: string;
    kind: string;
    editions: Record<string, Counterpart>;
    versions: Record<string, Counterpart>;
  };
}

for (const name of ['main', 'full'] as const) {
  test(`leads every page of ${name} in every edition and version to a page, and loses no anchor (edition-links, edition-missing-page)`, () => {
    const { folder } = SITES[name];
    const pages = new Map(
      builtPages(folder).map(({ text }) => {
        const state = /id="page-state">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
        const { meta } = JSON.parse(state) as State;
        const article = /<article>.*<\/article>/s.exec(text)?.[0] ?? '';
        const ids = readTags(article).flatMap(({ attributes }) => attributes['id'] ?? []);
        return [
          meta.path,
          { meta, ids: ids.filter((id) => !['article', 'contents'].includes(id)) },
        ];
      }),
    );
    const problems: string[] = [];
    let walked = 0;
    for (const { meta, ids } of pages.values()) {
      const counterparts = { ...meta.editions, ...meta.versions };
      for (const [place, { path, match, anchors = {} }] of Object.entries(counterparts)) {
        walked += 1;
        const where = `${meta.path} in ${place}`;
        const there = pages.get(path);
        if (!there) {
          problems.push(`${where}: no page at ${path}`);
          continue;
        }
        if (match === 'nearest' || match === 'none') continue;
        for (const id of ids) {
          const other = anchors[id];
          if (there.ids.includes(id)) {
            if (other) problems.push(`${where}: #${id} exists and is given up`);
          } else if (!other) {
            problems.push(`${where}: #${id} is missing and not mapped`);
          } else if (other.id !== '' && !there.ids.includes(other.id)) {
            problems.push(`${where}: #${id} leads to #${other.id}, which does not exist`);
          }
        }
      }
    }

    expect(problems).toEqual([]);
    expect(walked).toBe(pages.size * 6);
    expect(builtFiles('.html', folder).length).toBeGreaterThanOrEqual(pages.size);
  });
}
