import type { Root, RootContent } from 'mdast';
import { filterBox } from '#features/generated.ts';
import type { Edition } from '#model/edition.ts';
import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { element } from '#tree/element.ts';
import { paragraph, text, code, link, list } from '#tree/markdownNodes.ts';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { findClass, formsOf, inheritedMembers, memberKey } from '#api-reference/apiVersion.ts';
import type { ApiLanguage, ClassFacts, MemberFacts } from '#api-reference/facts.ts';
import { classSlug, LANGUAGE_OF_EDITION, anchorIn } from '#api-reference/facts.ts';
import { codeWords, withoutObject } from './codeNames.ts';
import { memberGroups, memberIndex } from './memberIndex.ts';
import { memberSection } from './memberSection.ts';
import { heading, markup } from './nodes.ts';
import type { PageContext } from './pageContext.ts';
import { blocksIn, describe } from './pageContext.ts';
import type { OtherLanguage } from '#features/generated.ts';

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
    ...inheritedSection(owner, api, { language, hrefOf: href }),
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

interface Place {
  api: Pick<ApiVersion, 'languages'>;
  owner: ClassFacts;
  /** Those beside the one of the page. */
  others: readonly Edition[];
  hrefIn: (edition: Edition, anchor: string) => string;
}

/** The other editions, with the name of a member there; none for a class that no other edition has. */
export function otherEditions(
  member: MemberFacts,
  { api, owner, others, hrefIn }: Place,
): OtherLanguage[] {
  const found = others.map((edition) => ({
    edition,
    there: findClass(api, LANGUAGE_OF_EDITION[edition.id], owner.name),
  }));
  if (!found.some(({ there }) => there)) return [];
  return found.map(({ edition, there }) => {
    const same = there && counterpart(member, there);
    const link = same && { text: same.text, href: hrefIn(edition, same.anchor) };
    return { label: edition.label, link };
  });
}

/** The same member in another language, or the way to negate an assertion there. */
function counterpart(
  member: MemberFacts,
  { members, object }: ClassFacts,
): { text: string; anchor: string } | undefined {
  const find = (wanted: string) => members.find(({ anchor }) => anchor === wanted);
  const same = find(member.anchor) ?? negated(member, members);
  if (!same) return undefined;
  const positive = find(member.anchor.replace('-not-to-', '-to-'));
  // `not_to_be_visible()` of one language is `not.toBeVisible()` in the others.
  const call =
    isNegated(member) && !isNegated(same) && positive ? `.${withoutObject(positive, object)}` : '';
  return { text: `${same.text}${call}`, anchor: same.anchor };
}

/** Python has an assertion for each opposite; the others have `not`, which one of these stands for. */
function negated(member: MemberFacts, there: readonly MemberFacts[]): MemberFacts | undefined {
  if (isNegated(member)) return there.find(({ name }) => name === 'not');
  return member.name === 'not' ? there.find(isNegated) : undefined;
}

function isNegated({ name }: MemberFacts): boolean {
  return name.startsWith('NotTo');
}

/** What a class has from another one: names that lead there, under the anchors of this class. */
export function inheritedSection(
  owner: ClassFacts,
  api: Pick<ApiVersion, 'languages'>,
  { language, hrefOf }: { language: ApiLanguage; hrefOf: (className: string) => string },
): RootContent[] {
  const { inherited } = owner;
  if (!inherited) return [];
  const { from } = inherited;
  const members = inheritedMembers(owner, api, language).map(
    ({ heading: name, of, anchor, args = [], options = [] }) => ({
      name,
      href: `${hrefOf(from)}#${of}`,
      anchor,
      options: [...args, ...options].map((parameter) => anchorIn(anchor, parameter)),
    }),
  );
  const items = members.map(({ name, href, anchor, options }) =>
    element('li', { id: anchor }, [
      element('a', { href }, [element('code', {}, [name])]),
      // Comments link to arguments here, too.
      ...options.map((id) => element('span', { id })),
    ]),
  );
  return [
    heading(2, [text(`Inherited from ${from}`)], { id: `inherited-${classSlug(from)}` }),
    markup(element('ul', {}, items), [
      list(members.map(({ name, href }) => [link(href, [code(name)])])),
    ]),
  ];
}
