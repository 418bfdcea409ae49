import type { Root, RootContent } from 'mdast';
import { filterBox } from '#features/filters/render.ts';
import type { Edition } from '#model/edition.ts';
import { docPath, withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version } from '#model/version.ts';
import { element } from '#tree/element.ts';
import { aliasAnchor, classSlug, memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import type { Report } from '#tree/report.ts';
import type { Additions } from './additions.ts';
import { additionKey } from './additions.ts';
import { blocksIn } from './blocksIn.ts';
import type { ApiVersion } from './apiVersion.ts';
import { classesOf, findClass, membersOf } from './apiVersion.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { codeWords } from './codeNames.ts';
import type { CommentContext } from './commentContext.ts';
import type { CommentParts } from './comment.ts';
import { commentBlocks } from './comment.ts';
import { inheritedMembers } from './inheritedMembers.ts';
import { memberIndex } from './memberIndex.ts';
import { declaredOf, memberComment } from './memberComment.ts';
import { memberGroups } from './memberGroups.ts';
import { memberHeading } from './memberHeading.ts';
import { otherEditions } from './memberElsewhere.ts';
import { memberSection } from './memberSection.ts';
import type { FamilyWords } from './optionFamilies.ts';
import { paragraph, text } from '#tree/markdownNodes.ts';
import { heading, markup } from './nodes.ts';

export interface ClassTreeOptions {
  owner: ApiClass;
  edition: Edition;
  version: Version;
  site: SiteConfig;
  api: ApiVersion;
  /** The released version, on pages of the other one. */
  released: ApiVersion | undefined;
  additions: Additions | undefined;
  families: FamilyWords;
  report: Report;
  comments: CommentContext;
}

/** The page of a class in one edition and version. */
export function classTree(options: ClassTreeOptions): Root {
  const { owner, edition, api, comments, additions, released } = options;
  const language = LANGUAGE_OF_EDITION[edition.id];
  const members = membersOf(owner, language);
  const before = released && findClass(released, owner.name);
  const href = (name: string, at: Edition = edition) => classHref(options, name, at);
  const linked = new Set(classesOf(api, language).map(({ name }) => name));
  const hrefOf = (name: string) => (linked.has(name) ? href(name) : undefined);
  const aliases = aliasAnchors(owner, members, language);
  const describe = (comment: string, parts?: CommentParts) =>
    commentBlocks(comment, comments, parts);
  const where = { edition: edition.id, version: options.version.name };
  const groups = memberGroups(owner, members, language);

  const children: RootContent[] = [
    ...classText(options, where, describe),
    // No text for the search: it would find hundreds of them.
    markup(element('p', {}, [sinceText(owner)]), [paragraph([text(sinceText(owner))])]),
    ...sourceNote(options, language),
    markup(filterBox(), []),
    memberIndex(
      groups.map(({ title, members: group }) => ({
        title,
        entries: group.map((member) => ({
          name: memberHeading(owner, member, language),
          href: `#${memberAnchor(owner, member)}`,
        })),
      })),
    ),
    ...groups.flatMap(({ title, members: group }): RootContent[] => [
      heading(2, [text(title)], { id: title.toLowerCase() }),
      ...group.map((member) =>
        memberSection(owner, member, {
          language,
          describe,
          hrefOf,
          added: additions?.members.get(additionKey(member)),
          families: options.families,
          where,
          report: options.report,
          codeWords: codeWords(api, language, { owner, member }),
          declared: declaredOf(api, owner, member),
          comment: memberComment(api, owner, member, language),
          alias: aliases.get(member),
          isNew: released !== undefined && !hasMember(before, member),
          elsewhere: otherEditions({
            owner,
            member,
            editions: options.site.editions,
            language,
            hrefIn: (other, anchor) => `${href(owner.name, other)}#${anchor}`,
          }),
        }),
      ),
    ]),
    ...inheritedMembers(owner, api, { language, hrefOf }),
  ];
  return { type: 'root', children };
}

/** Our own text, where there is one, or else the comment of the declarations. */
function classText(
  { owner, api, additions }: ClassTreeOptions,
  where: Where,
  describe: (comment: string, parts?: CommentParts) => RootContent[],
): RootContent[] {
  const words = codeWords(api, LANGUAGE_OF_EDITION[where.edition], { owner });
  const intro = blocksIn(additions?.intro ?? [], where, words);
  const comment = api.declared.get(owner.name)?.doc.text ?? '';
  const samples = intro.filter(({ type }) => type === 'samples');
  if (comment === '' || samples.length < intro.length) return intro;
  return describe(comment, { samples, words });
}

function classHref({ site, version }: ClassTreeOptions, name: string, edition: Edition): string {
  return withBase(site.baseUrl, docPath(edition, version, `api/${classSlug(name)}`));
}

/** The anchors of names that only this edition uses, as far as they are free. */
function aliasAnchors(
  owner: ApiClass,
  members: readonly ApiMember[],
  language: ApiLanguage,
): Map<ApiMember, string> {
  const taken = new Set(members.map((member) => memberAnchor(owner, member)));
  const aliases = new Map<ApiMember, string>();
  for (const member of members) {
    const alias = member.langs?.aliases?.[language];
    const anchor = alias === undefined ? undefined : aliasAnchor(owner, alias);
    if (anchor === undefined || taken.has(anchor)) continue;
    taken.add(anchor);
    aliases.set(member, anchor);
  }
  return aliases;
}

function hasMember(owner: ApiClass | undefined, { kind, name }: ApiMember): boolean {
  return owner?.members.some((member) => member.kind === kind && member.name === name) ?? false;
}

/** Where a package is older than the documented release, readers must know what the page is made from. */
function sourceNote({ api, edition }: ClassTreeOptions, language: ApiLanguage): RootContent[] {
  const source = api.facts.sources?.[language];
  if (source === undefined) return [];
  const words = `This page describes ${edition.label} as of Playwright ${source}, the newest release with facts about it.`;
  // Only .NET has no package that could be read.
  const derived = language === 'csharp' ? ' Later additions follow from the other languages.' : '';
  return [paragraph([text(words + derived)])];
}

function sinceText({ since, deprecated }: ApiClass): string {
  return `Added in ${since ?? 'v1.0'}.${deprecated ? ' Deprecated.' : ''}`;
}
