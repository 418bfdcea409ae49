import type { Root, RootContent } from 'mdast';
import { inheritedMembers } from '#api-reference/apiVersion.ts';
import { classSlug, placed } from '#api-reference/facts.ts';
import { filterBox } from '#features/generated.ts';
import { sinceMark } from '#model/myRelease.ts';
import { docPath, withBase } from '#model/path.ts';
import { element } from '#tree/element.ts';
import { code, link, list, markup, paragraph, text } from '#tree/markdownNodes.ts';
import { codeWords } from './codeNames.ts';
import { describe } from './comment.ts';
import { DISCOURAGED, memberGroups, memberIndex } from './memberIndex.ts';
import { memberSection } from './memberSection.ts';
import { heading } from './nodes.ts';
import { OVERVIEW_ID } from './overview.ts';
import { blocksIn, classHref, type PageContext } from './pageContext.ts';

/** The page of a class in one edition and version. */
export function classTree(page: PageContext): Root {
  const groups = memberGroups(page.owner.members);
  const children: RootContent[] = [
    ...classText(page),
    ...standing(page),
    ...(groups.length > 0 ? [markup(filterBox()), memberIndex(groups)] : []),
    ...groups.flatMap(({ title, members }): RootContent[] => [
      heading(2, [text(title)], { id: title.toLowerCase() }),
      ...(title === DISCOURAGED
        ? [remark('These still work. Each names what to use instead.')]
        : []),
      ...members.map((member) => memberSection(page, member)),
    ]),
    ...inheritedSection(page),
  ];
  return { type: 'root', children };
}

/** Not for the search, which would find it on each page. */
function remark(words: string): RootContent {
  return markup(element('p', {}, [words]), [paragraph([text(words)])]);
}

/** Our own text, where there is one, or else the comment of the declarations. */
function classText(page: PageContext): RootContent[] {
  const { owner, additions } = page;
  const words = codeWords(page);
  const intro = blocksIn(additions?.intro, page, words);
  const samples = intro.filter(({ type }) => type === 'samples');
  if (owner.comment === undefined || samples.length < intro.length) return intro;
  return describe(owner.comment, page, { samples, words });
}

function standing(page: PageContext): RootContent[] {
  const { owner, api, edition, version, language, site } = page;
  const words = [`Added in ${owner.since ?? 'v1.0'}`, ...(owner.deprecated ? ['Deprecated'] : [])];
  const overview = withBase(site.baseUrl, docPath(edition, version, OVERVIEW_ID));
  const line = [
    ...words.map((word) => element('span', {}, [word])),
    element('a', { href: overview }, ['API overview']),
  ];
  // No text for the search: it would find hundreds of them.
  const shown = markup(element('p', { className: ['member-meta'], ...sinceMark(owner) }, line), [
    paragraph([text(`${words.join('. ')}.`)]),
  ]);
  // Where a package is older than the documented release, readers must know what the page is made from.
  const source = api.sources?.[language];
  if (source === undefined) return [shown];
  const origin = `This page describes ${edition.label} as of Playwright ${source}, the newest release with facts about it.`;
  // Only .NET has no package that could be read.
  const derived = language === 'csharp' ? ' Later additions follow from the other languages.' : '';
  return [shown, paragraph([text(origin + derived)])];
}

/** What a class has from another one: names that lead there, under the anchors of this class. */
function inheritedSection(page: PageContext): RootContent[] {
  const { owner, api, language } = page;
  if (!owner.inherited) return [];
  const { from } = owner.inherited;
  const members = inheritedMembers(owner, api, language).map((member) => ({
    member,
    href: `${classHref(page, from)}#${member.of}`,
  }));
  const items = members.map(({ member, href }) =>
    element('li', { id: member.anchor, ...sinceMark(member) }, [
      element('a', { href }, [element('code', {}, [member.heading])]),
      // Comments link to arguments here, too.
      ...placed([...(member.args ?? []), ...(member.options ?? [])], member).map(({ anchor }) =>
        element('span', { id: anchor }),
      ),
    ]),
  );
  return [
    heading(2, [text(`Inherited from ${from}`)], { id: `inherited-${classSlug(from)}` }),
    markup(element('ul', {}, items), [
      list(members.map(({ member, href }) => [link(href, [code(member.heading)])])),
    ]),
  ];
}
