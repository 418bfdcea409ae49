import type { ApiClass, ApiFacts } from '../apiFacts.ts';
import type { DeclaredClass } from '../declarations/declaredClass.ts';
import { classOfDeclared } from './factsOfDeclared.ts';
import { isException } from '../exceptions.ts';
import { mergeMembers } from './mergeMembers.ts';
import { LANGUAGES } from '#api-reference/facts.ts';
import { languagesOf, withoutLanguage } from './languages.ts';
import type { Description } from '../facts/factsFromDescription.ts';
import { correctFacts } from '../facts/correctFacts.ts';
import { factsFromDescription } from '../facts/factsFromDescription.ts';

type DeclaredClasses = ReadonlyMap<string, DeclaredClass>;

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
  if (!languagesOf(owner).includes('js')) return owner;
  const declared = release.declared.get(owner.name);
  if (!declared)
    return isException(owner.name, 'package') ? owner : withoutLanguage(owner, LANGUAGES, 'js');
  const before = release.before.get(owner.name);
  return {
    ...owner,
    members: mergeMembers({ facts: owner, declared, before, since: release.since }),
  };
}

/**
 * The facts of a release. A description gives all languages of its classes; for the classes that it
 * lacks, those of the test runner, and where there is none, the declarations give Node.js.
 */
export function makeFacts(
  previous: ApiFacts,
  release: Release,
  description?: Description,
): ApiFacts {
  if (!description) return mergeDeclarations(previous, release);
  const corrected = correctFacts(factsFromDescription(description));
  const names = new Set(corrected.classes.map(({ name }) => name));
  const isOther = ({ name }: { name: string }) => !names.has(name);
  const declared = new Map([...release.declared].filter(([name]) => names.has(name)));
  // What Node.js has is declared; nothing is known to have changed since the description was written.
  const described = mergeDeclarations(corrected, {
    ...release,
    declared,
    before: declared,
  }).classes;
  const others = mergeDeclarations(
    { classes: previous.classes.filter(isOther).filter(isForNodeOnly) },
    {
      ...release,
      declared: new Map([...release.declared].filter(([name]) => !names.has(name))),
    },
  );
  const known = new Map(previous.classes.map((owner) => [owner.name, owner]));
  return {
    classes: [
      ...described.map((owner) => withStanding(owner, known.get(owner.name))),
      ...others.classes,
    ],
  };
}

/** A class of several languages that the description has lost is gone. */
function isForNodeOnly({ langs }: ApiClass): boolean {
  return langs?.only?.length === 1 && langs.only[0] === 'js';
}

/** That a class as a whole is deprecated stands neither in the description nor in declarations. */
function withStanding(owner: ApiClass, known: ApiClass | undefined): ApiClass {
  return known?.deprecated ? { ...owner, deprecated: true } : owner;
}
