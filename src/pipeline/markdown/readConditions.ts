import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Report } from '#tree/report.ts';
import { readEditions, readVersions } from './siteWords.ts';
import type { SiteWords } from './siteWords.ts';

const EXAMPLE = 'Write it like ":::only{edition="python java"}" or ":::only{version="next"}".';

/** Parses the attributes of each `:::only` into a condition. */
export function readConditions(tree: Root, site: SiteWords, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'only') return;
    checkForm(node, report);
    const editions = wordsOf(node, 'edition');
    const versions = wordsOf(node, 'version');
    const condition = {
      editions: editions && readEditions(editions, site, (complaint) => report(node, complaint)),
      versions: versions && readVersions(versions, site, (complaint) => report(node, complaint)),
    };
    node.data = { ...node.data, condition };
  });
}

function checkForm(node: ContainerDirective, report: Report): void {
  const names = Object.keys(node.attributes ?? {});
  for (const name of names) {
    if (name === 'edition' || name === 'version') continue;
    report(node, {
      what: `":::only" has an unknown attribute "${name}".`,
      fix: `${didYouMean(name, ['edition', 'version'])}${EXAMPLE}`,
    });
  }
  if (names.length === 0) {
    report(node, { what: '":::only" has neither an edition nor a version.', fix: EXAMPLE });
  }
  for (const name of ['edition', 'version']) {
    if (wordsOf(node, name)?.length !== 0) continue;
    report(node, { what: `":::only" has an empty attribute "${name}".`, fix: EXAMPLE });
  }
}

function wordsOf({ attributes }: ContainerDirective, name: string): string[] | undefined {
  return attributes?.[name]?.split(/\s+/).filter(Boolean);
}
