import { type ApiVersion, findClass, placeOf } from '#api-reference/apiVersion.ts';
import { readComments } from '#api-reference/comments/parseComment.ts';
import { LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import type { MemberContext } from '#api-reference/pages/pageContext.ts';
import { NO_WORDS } from '#api-reference/pages/codeNames.ts';
import type { EditionId } from '#model/edition.ts';
import { invariant } from '#model/invariant.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import type { ApiClass } from './apiFacts.ts';
import { compileReference } from './compile/compileReference.ts';
import { readDeclarations } from './declarations/readDeclarations.ts';

/** A version of an invented framework, for tests. */
export function testVersion(classes: ApiClass[], declarations = ''): ApiVersion {
  const sources = [{ file: 'types.d.ts', text: declarations }];
  return {
    release: '1.2.3',
    classes: classes.map(({ name }) => name),
    languages: compileReference({ classes }, readDeclarations(sources, []).classes),
    comments: readComments(sources),
  };
}

interface Given {
  edition?: EditionId;
  declarations?: string;
  context?: Partial<MemberContext>;
}

/** What the section of the first member of an invented class needs; a class `Seat` is there to be linked. */
export function testContext(owner: ApiClass, given: Given = {}): MemberContext {
  const { edition = 'nodejs', declarations = '', context = {} } = given;
  const language = LANGUAGE_OF_EDITION[edition];
  const api = testVersion([owner, { name: 'Seat', members: [] }], declarations);
  const facts = findClass(api, language, owner.name);
  const member = facts?.members[0];
  invariant(facts && member, 'the language has the class and a member');
  return {
    ...placeOf(testSite, { edition, version: 'stable' }),
    site: testSite,
    owner: facts,
    api,
    released: undefined,
    language,
    resolve: () => ({}),
    correct: (comment) => comment,
    additions: undefined,
    families: new Map(),
    report: () => undefined,
    member,
    added: undefined,
    words: NO_WORDS,
    ...context,
  };
}
