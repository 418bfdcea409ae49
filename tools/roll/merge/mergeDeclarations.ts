import { LANGUAGES } from '#api-reference/facts.ts';
import type { ApiClass, ApiFacts } from '../apiFacts.ts';
import type { DeclaredClasses } from '../declarations/declaredClass.ts';
import { isException } from '../exceptions.ts';
import { correctFacts } from '../facts/correctFacts.ts';
import type { Description } from '../facts/factsFromDescription.ts';
import { factsFromDescription } from '../facts/factsFromDescription.ts';
import { classOfDeclared } from './factsOfDeclared.ts';
import { isNodeOnly, languagesOf, withoutLanguage } from './languages.ts';
import { mergeMembers } from './mergeMembers.ts';

/** The declarations that facts are brought in line with. */
interface Release {
  declared: DeclaredClasses;
  /** Those of the release before, where they are known. */
  before: DeclaredClasses;
  /** What a new thing says of itself: `v1.57`. */
  since: string;
}

/** Regenerates the Node.js side of the facts and keeps that of the other languages. */
export function mergeDeclarations(facts: ApiFacts, release: Release): ApiFacts {
  const names = new Set(facts.classes.map(({ name }) => name));
  const added = [...release.declared.values()].filter(
    ({ name }) => !names.has(name) && !isException(name, 'pages'),
  );
  return {
    classes: [
      ...facts.classes.flatMap((owner) => mergeClass(owner, release) ?? []),
      ...added.map((declared) => classOfDeclared(declared, release.since)),
    ],
  };
}

function mergeClass(owner: ApiClass, release: Release): ApiClass | undefined {
  const { name } = owner;
  if (!languagesOf(owner).includes('js')) return owner;
  const declared = release.declared.get(name);
  if (!declared)
    return isException(name, 'package') ? owner : withoutLanguage(owner, LANGUAGES, 'js');
  const place = { facts: owner, declared, before: release.before.get(name), since: release.since };
  return { ...owner, members: mergeMembers(place) };
}

/**
 * The facts of a release. A description gives all languages of its classes; for the classes that it
 * lacks, those of the test runner, the declarations give Node.js.
 */
export function makeFacts(
  previous: ApiFacts,
  release: Release,
  description: Description,
): ApiFacts {
  const corrected = correctFacts(factsFromDescription(description));
  const names = new Set(corrected.classes.map(({ name }) => name));
  const declaredAs = (isDescribed: boolean) =>
    new Map([...release.declared].filter(([name]) => names.has(name) === isDescribed));
  // What Node.js has is declared; nothing is known to have changed since the description was written.
  const declared = declaredAs(true);
  const described = mergeDeclarations(corrected, { ...release, declared, before: declared });
  // A class of several languages that the description has lost is gone.
  const kept = previous.classes.filter(
    (owner) => !names.has(owner.name) && isNodeOnly(languagesOf(owner)),
  );
  const others = mergeDeclarations({ classes: kept }, { ...release, declared: declaredAs(false) });
  // That a class as a whole is deprecated stands neither in the description nor in declarations.
  const deprecated = previous.classes.filter((owner) => owner.deprecated).map(({ name }) => name);
  return {
    classes: [
      ...described.classes.map((owner) =>
        deprecated.includes(owner.name) ? { ...owner, deprecated: true } : owner,
      ),
      ...others.classes,
    ],
  };
}
