import type { ApiClass, ApiFacts } from './apiFacts.ts';
import type { DeclaredClass } from './declarations/declaredClass.ts';
import { classOfDeclared } from './factsOfDeclared.ts';
import { isAccepted } from './isAccepted.ts';
import { mergeMembers } from './mergeMembers.ts';
import { LANGUAGES, languagesOf, withoutNode } from './nodeOnly.ts';

type DeclaredClasses = ReadonlyMap<string, DeclaredClass>;

/** The declarations that facts are brought in line with. */
export interface Release {
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
    ({ name }) => !names.has(name) && !isAccepted(name, 'facts'),
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
    return isAccepted(owner.name, 'declarations') ? owner : withoutNode(owner, LANGUAGES);
  const before = release.before.get(owner.name);
  return {
    ...owner,
    members: mergeMembers({ facts: owner, declared, before, since: release.since }),
  };
}
