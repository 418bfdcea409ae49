import type { DeclaredMember } from './declaredClass.ts';

/**
 * Names parameters as the comments do. Some signatures are written by hand and have names of their own, while their
 * comments are generated like all others: `@param endpoint` stands above `connect(wsEndpoint)`.
 */
export function withDocumentedNames(member: DeclaredMember): DeclaredMember {
  const { signatures } = member;
  const declared = new Set(
    signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  );
  const documented = new Set(signatures.flatMap(({ doc }) => [...doc.params.keys()]));
  const own = [...declared].filter((name) => !documented.has(name));
  // Overloads may do without options.
  const others = [...documented].filter((name) => !declared.has(name) && name !== 'options');
  if (own.length === 0 || own.length !== others.length) return member;
  const nameOf = (name: string) => others[own.indexOf(name)] ?? name;
  return {
    ...member,
    signatures: signatures.map((signature) => ({
      ...signature,
      // Their words stay out: pages have ours for what has none under its own name.
      parameters: signature.parameters.map((one) => ({ ...one, name: nameOf(one.name) })),
    })),
  };
}
