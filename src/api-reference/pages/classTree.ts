import type { Root, RootContent } from 'mdast';
import { filterBox } from '#features/generated.ts';
import type { Edition } from '#model/edition.ts';
import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { element } from '#tree/element.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { formsOf, memberKey } from '#api-reference/apiVersion.ts';
import type { ApiLanguage, ClassFacts } from '#api-reference/facts.ts';
import { classSlug, LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import { codeWords } from './codeNames.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { otherEditions } from './memberElsewhere.ts';
import { memberGroups, memberIndex } from './memberIndex.ts';
import { memberSection } from './memberSection.ts';
import { heading, markup } from './nodes.ts';
import type { PageContext } from './pageContext.ts';
import { blocksIn, describe } from './pageContext.ts';

export interface ClassTreeOptions extends Pick<
  PageContext,
  'owner' | 'api' | 'additions' | 'families' | 'report' | 'comments'
> {
  edition: Edition;
  version: Version;
  site: SiteConfig;
  /** The released version, on pages of the other one. */
  released: ApiVersion | undefined;
}

/** The page of a class in one edition and version. */
export function classTree(options: ClassTreeOptions): Root {
  const { owner, edition, version, api, additions, released } = options;
  const language = LANGUAGE_OF_EDITION[edition.id];
  const href = (name: string, at: Edition = edition) => classHref(options, name, at);
  const page: PageContext = {
    ...options,
    language,
    where: { edition: edition.id, version: version.name },
    // Interfaces of .NET have a letter before the name of their class.
    hrefOf: (printed) => href(language === 'csharp' ? printed.slice(1) : printed),
  };
  const elsewhere = {
    api,
    owner,
    others: options.site.editions.filter(({ id }) => LANGUAGE_OF_EDITION[id] !== language),
    hrefIn: (other: Edition, anchor: string) => `${href(owner.name, other)}#${anchor}`,
  };
  const old = released && releasedMembers(released, owner);
  const groups = memberGroups(owner.members);

  const children: RootContent[] = [
    ...classText(page),
    // No text for the search: it would find hundreds of them.
    markup(element('p', {}, [sinceText(owner)]), [paragraph([text(sinceText(owner))])]),
    ...sourceNote(options, language),
    markup(filterBox(), []),
    memberIndex(
      groups.map(({ title, members }) => ({
        title,
        entries: members.map(({ heading: name, anchor }) => ({ name, href: `#${anchor}` })),
      })),
    ),
    ...groups.flatMap(({ title, members }): RootContent[] => [
      heading(2, [text(title)], { id: title.toLowerCase() }),
      ...members.map((member) =>
        memberSection(
          {
            ...page,
            member,
            added: additions?.members.get(memberKey(member)),
            words: codeWords(api, language, { owner, member }),
          },
          {
            isNew: old !== undefined && !old.has(memberKey(member)),
            elsewhere: otherEditions(member, elsewhere),
          },
        ),
      ),
    ]),
    ...inheritedMembers(owner, api, { language, hrefOf: href }),
  ];
  return { type: 'root', children };
}

/** Our own text, where there is one, or else the comment of the declarations. */
function classText(page: PageContext): RootContent[] {
  const { owner, api, language, additions } = page;
  const words = codeWords(api, language, { owner });
  const intro = blocksIn(additions?.intro, page, words);
  const samples = intro.filter(({ type }) => type === 'samples');
  if (owner.comment === undefined || samples.length < intro.length) return intro;
  return describe(owner.comment, page, { samples, words });
}

function classHref({ site, version }: ClassTreeOptions, name: string, edition: Edition): string {
  return withBase(site.baseUrl, docPath(edition, version, `api/${classSlug(name)}`));
}

/** What the released version has of a class, in whatever language. */
function releasedMembers(released: ApiVersion, { name }: ClassFacts): Set<string> {
  return new Set(formsOf(released, name).flatMap(({ members }) => members.map(memberKey)));
}

/** Where a package is older than the documented release, readers must know what the page is made from. */
function sourceNote({ api, edition }: ClassTreeOptions, language: ApiLanguage): RootContent[] {
  const source = api.sources?.[language];
  if (source === undefined) return [];
  const words = `This page describes ${edition.label} as of Playwright ${source}, the newest release with facts about it.`;
  // Only .NET has no package that could be read.
  const derived = language === 'csharp' ? ' Later additions follow from the other languages.' : '';
  return [paragraph([text(words + derived)])];
}

function sinceText({ since, deprecated }: ClassFacts): string {
  return `Added in ${since ?? 'v1.0'}.${deprecated ? ' Deprecated.' : ''}`;
}
