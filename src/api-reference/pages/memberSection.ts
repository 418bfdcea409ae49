import type { BlockContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findClass, formsOf, memberKey } from '#api-reference/apiVersion.ts';
import { LANGUAGE_OF_EDITION, type ClassFacts, type MemberFacts } from '#api-reference/facts.ts';
import { languageNames as names, type OtherLanguage, otherLanguages } from '#features/generated.ts';
import { sinceMark } from '#model/myRelease.ts';
import { usedInMark } from '#pipeline/usedIn.ts';
import { element } from '#tree/element.ts';
import { bold, code, markup, paragraph, text } from '#tree/markdownNodes.ts';
import type { Section } from '#tree/nodes.ts';
import { codeWords, withoutObject } from './codeNames.ts';
import { describe } from './comment.ts';
import { heading } from './nodes.ts';
import { blocksIn, classHref, type MemberContext, type PageContext } from './pageContext.ts';
import { foldedValues, formerAnchor, parameterList, typeForms } from './parameterList.ts';
import { signature } from './signature.ts';

const RESULTS = { event: 'Event data', method: 'Returns', property: 'Type' };

/** One member of a class: what it is, signature, samples, arguments, options, result, guides. */
export function memberSection(page: PageContext, member: MemberFacts): Section {
  const added = page.additions?.members.get(memberKey(member));
  const context = { ...page, member, added, words: codeWords(page, member) };
  const { anchor: id, alias, args, options, optionsClass } = member;
  const aliases = [alias, formerAnchor(id)].filter((other) => other !== undefined);
  const [lead, rest] = splitLead(description(context));
  const links = otherLanguages(otherEditions(page, member));
  return {
    type: 'section',
    className: names.member,
    children: [
      heading(3, [code(member.heading)], { id, aliases }),
      meta(member, isNew(page, member)),
      ...deprecation(context),
      ...lead,
      signature(context),
      ...rest,
      ...labelled('Arguments', parameterList(args, context)),
      ...labelled('Options', parameterList(options, context), optionsClass),
      ...result(context),
      usedInMark(id),
      ...(links ? [markup(links)] : []),
    ],
  };
}

/** Whether the released version lacks it, in whatever language. */
function isNew({ released, owner }: PageContext, member: MemberFacts): boolean {
  const key = memberKey(member);
  const forms = released && formsOf(released, owner.name);
  return forms?.every(({ members }) => members.every((other) => memberKey(other) !== key)) ?? false;
}

/** Our own text, where there is one, or else a comment of the declarations. */
function description(context: MemberContext): BlockContent[] {
  const { member, added, words } = context;
  const own = blocksIn(added?.content, context, words);
  // Blocks of a page, as the parser of our content makes them.
  if (!own.every(({ type }) => type === 'samples')) return own as BlockContent[];
  const { oppositeOf } = member;
  const before = oppositeOf === undefined ? '' : `The opposite of \`${oppositeOf}\`.\n\n`;
  return describe(member.comment, context, { before, samples: own, words });
}

/** What stands before the signature: a first paragraph, with the list that it leads to. */
function splitLead(blocks: BlockContent[]): [lead: BlockContent[], rest: BlockContent[]] {
  const [first, second] = blocks;
  if (first?.type !== 'paragraph') return [[], blocks];
  const isOpen = second?.type === 'list' && toString(first).endsWith(':');
  const length = isOpen ? 2 : 1;
  return [blocks.slice(0, length), blocks.slice(length)];
}

function meta(member: MemberFacts, isNew: boolean): BlockContent {
  const { since, discouraged, derived } = member;
  const words = [
    ...(since === undefined ? [] : [`Added in ${since}`]),
    ...(isNew ? ['New in next'] : []),
    ...(discouraged ? ['Discouraged'] : []),
    ...(derived ? ['Derived from the other languages'] : []),
  ];
  const spans = words.map((word) => element('span', {}, [word]));
  return markup(element('p', { className: ['member-meta'], ...sinceMark(member) }, spans), [
    paragraph([text(`${words.join('. ')}.`)]),
  ]);
}

function deprecation(context: MemberContext): BlockContent[] {
  const { member, added, words } = context;
  if (!member.deprecated && member.deprecation === undefined) return [];
  const body = member.deprecation
    ? describe(member.deprecation, context, { words })
    : // Blocks of a page, as the parser of our content makes them.
      (blocksIn(added?.deprecated, context, words) as BlockContent[]);
  const title = paragraph([text('Deprecated')]);
  title.data = { directiveLabel: true };
  return [
    { type: 'containerDirective', name: 'warning', attributes: {}, children: [title, ...body] },
  ];
}

/** Arguments or options; in languages with a class for options, `Options` is followed by its name. */
function labelled(words: string, parameters: BlockContent[], typeName?: string): BlockContent[] {
  if (parameters.length === 0) return [];
  const name =
    typeName === undefined ? [] : [' ', element('span', { className: ['type'] }, [typeName])];
  const label = element('p', { className: ['member-label'] }, [words, ...name]);
  return [markup(label, [bold([text(words)])]), ...parameters];
}

/** The type of what comes back, with the fields of an object below it. */
function result(context: MemberContext): BlockContent[] {
  const { returns, kind, anchor, fields } = context.member;
  if (!returns) return [];
  const id = `${anchor}-return`;
  const former = formerAnchor(id);
  const title = RESULTS[kind];
  const [shown, plain] = typeForms(returns.type, returns.enums, context);
  return [
    markup(
      element('p', { className: ['member-label'], id }, [
        title,
        ' ',
        shown,
        ...(former === undefined ? [] : [element('span', { id: former })]),
      ]),
      [paragraph([{ type: 'strong', children: [text(title)] }, text(' '), plain])],
    ),
    ...foldedValues(returns.type, returns.enums),
    ...parameterList(fields, context),
  ];
}

/** The other editions, with the name of a member there; none for a class that no other edition has. */
export function otherEditions(page: PageContext, member: MemberFacts): OtherLanguage[] {
  const { site, edition: own, api, owner } = page;
  const found = site.editions
    .filter(({ id }) => id !== own.id)
    .map((edition) => ({
      edition,
      there: findClass(api, LANGUAGE_OF_EDITION[edition.id], owner.name),
    }));
  if (!found.some(({ there }) => there)) return [];
  return found.map(({ edition, there }) => {
    const same = there && counterpart(member, there);
    const href = `${classHref(page, owner.name, edition)}#${same?.anchor}`;
    return { label: edition.label, link: same && { text: same.text, href } };
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
