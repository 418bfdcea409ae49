import { RENAMED } from './accepted.ts';
import type { DeclaredMember, DeclaredParameter } from './declaredClass.ts';
import { matchesPath } from './matchesPath.ts';

/** What the declarations say about an argument of the facts, given by its path `Page.goto.url`. */
export function declaredParameter(
  member: DeclaredMember,
  factsPath: string,
): DeclaredParameter | undefined {
  const ownName = factsPath.slice(factsPath.lastIndexOf('.') + 1);
  const parameters = member.signatures.flatMap((signature) => signature.parameters);
  const byName = (wanted: string | undefined) => parameters.find(({ name }) => name === wanted);
  return byName(ownName) ?? byName(RENAMED.find(({ path }) => matchesPath(path, factsPath))?.to);
}
