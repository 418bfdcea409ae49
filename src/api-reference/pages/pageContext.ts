import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import { type ApiVersion, classPath, type Place } from '#api-reference/apiVersion.ts';
import type { ClassFacts, MemberFacts, Printed } from '#api-reference/facts.ts';
import type { Edition } from '#model/edition.ts';
import { withBase } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import { element } from '#tree/element.ts';
import type { Report } from '#tree/report.ts';
import type { Addition, Additions } from './additions.ts';
import { type CodeWords, translateCodeIn } from './codeNames.ts';
import type { CommentContext } from './comment.ts';
import type { FamilyWords } from './optionFamilies.ts';

/** The page of a class in one edition and version, and what everything on it needs. */
export interface PageContext extends Place, CommentContext {
  site: SiteConfig;
  owner: ClassFacts;
  /** The released version, on pages of the other one. */
  released: ApiVersion | undefined;
  additions: Additions | undefined;
  /** What we wrote about options that several members share. */
  families: FamilyWords;
  report: Report;
}

/** The same for the section of a member. */
export interface MemberContext extends PageContext {
  member: MemberFacts;
  /** What we wrote ourselves about it. */
  added: Addition | undefined;
  /** What inline code means in its texts. */
  words: CodeWords;
}

/** The page of a class in the same version. */
export function classHref(
  { site, version, edition: own }: Pick<PageContext, 'site' | 'version' | 'edition'>,
  name: string,
  edition: Edition = own,
): string {
  return withBase(site.baseUrl, classPath({ edition, version }, name));
}

/** Printed code, with links to the classes in it. */
export function typeElements(printed: Printed, page: PageContext): ElementContent[] {
  return printed.split('`').map((value, index): ElementContent => {
    if (index % 2 === 0) return { type: 'text', value };
    // Interfaces of .NET have a letter before the name of their class.
    const name = page.language === 'csharp' ? value.slice(1) : value;
    return element('a', { href: classHref(page, name) }, [value]);
  });
}

/** A copy of blocks of our own with what the edition shows, in its literals and names. */
export function blocksIn(
  blocks: readonly RootContent[] = [],
  { edition, version, language }: PageContext,
  words: CodeWords,
): RootContent[] {
  const where = { edition: edition.id, version: version.name };
  const tree = keepApplicable({ type: 'root', children: [...blocks] }, where);
  translateCodeIn(tree, language, words);
  return tree.children;
}
