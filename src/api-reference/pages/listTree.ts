import type { Root, RootContent } from 'mdast';
import { filterBox, filterNames as names } from '#features/generated.ts';
import type { Edition } from '#model/edition.ts';
import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { element } from '#tree/element.ts';
import { code, link, list, paragraph, text } from '#tree/markdownNodes.ts';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { classSlug, LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import { sortedMembers } from './memberIndex.ts';
import { markup } from './nodes.ts';

interface ListTreeOptions {
  edition: Edition;
  version: Version;
  site: SiteConfig;
  api: Pick<ApiVersion, 'languages'>;
  summaryOf: (className: string) => string;
}

/** The page that lists all classes with their members, to be filtered in the browser. */
export function listTree({ edition, version, site, api, summaryOf }: ListTreeOptions): Root {
  const classes = api.languages[LANGUAGE_OF_EDITION[edition.id]];
  const urlOf = (name: string) =>
    withBase(site.baseUrl, docPath(edition, version, `api/${classSlug(name)}`));
  const groups = classes.map((owner) => {
    const url = urlOf(owner.name);
    return element('div', { [names.group]: '' }, [
      element('h2', { id: classSlug(owner.name) }, [element('a', { href: url }, [owner.name])]),
      element('p', {}, [summaryOf(owner.name)]),
      element(
        'ul',
        {},
        sortedMembers(owner.members).map(({ spelled, anchor, heading }) =>
          element('li', { [names.item]: `${owner.name}.${spelled}` }, [
            element('a', { href: `${url}#${anchor}` }, [heading]),
          ]),
        ),
      ),
    ]);
  });
  const members = classes.reduce((sum, owner) => sum + owner.members.length, 0);
  const children: RootContent[] = [
    paragraph([
      text(
        `Everything that Playwright offers in ${edition.label}: ${classes.length} classes with ${members} members. `,
      ),
      text('Type a part of a name to narrow the list.'),
    ]),
    markup(filterBox(), []),
    markup(element('div', { className: ['class-list'], [names.list]: '' }, groups), [
      list(
        classes.map(({ name }) => [link(urlOf(name), [code(name)]), text(`: ${summaryOf(name)}`)]),
      ),
    ]),
  ];
  return { type: 'root', children };
}
