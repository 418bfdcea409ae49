import type { ExpectedMember } from '../expected/expected.ts';
import type { Finding } from '../sortFindings.ts';
import type { PagePair } from '../pairs.ts';
import { arityDifference, arityOf } from '../signatures/declaredCalls.ts';
import { csharpDifferences } from '../signatures/csharpDifferences.ts';
import { javaSignatures, plainJava } from '../signatures/javaSignatures.ts';
import type { PythonShape } from '../signatures/pythonSignature.ts';
import { pythonShape } from '../signatures/pythonSignature.ts';

/** Signatures as the packages declare them. */
export function* checkSignatures(page: PagePair): Generator<Finding> {
  const sections = page.members.filter(({ rendered }) => rendered !== undefined);
  for (const pair of sections) {
    // Sections may share a name: together they show all overloads.
    const same = sections.filter(
      ({ expected }) =>
        expected.name === pair.expected.name && expected.kind === pair.expected.kind,
    );
    if (same[0] !== pair) continue;
    const shown = [...new Set(same.flatMap(({ rendered }) => rendered?.signatures ?? []))];
    for (const detail of differences(
      same.map(({ expected }) => expected),
      shown,
      page,
    ))
      yield { kind: 'signature', place: pair.expected.place, detail };
  }
}

function differences(same: readonly ExpectedMember[], shown: string[], page: PagePair): string[] {
  const [expected] = same;
  if (!expected) return [];
  switch (page.language) {
    case 'js':
      return compareDeclared(expected, shown, page);
    case 'python':
      return comparePython(expected, shown, page);
    case 'java':
      return compareJava(expected, shown, page);
    case 'csharp':
      return csharpDifferences(same, page.expected.name, shown);
  }
}

function compareDeclared(
  { name, kind }: ExpectedMember,
  shown: string[],
  page: PagePair,
): string[] {
  if (kind === 'event') return missingCall(shown, `on('${name}'`);
  const declared = page.truth.js[`${page.expected.name}.${name}`];
  if (kind === 'property' || !declared) return [];
  return arityDifference(
    shown.map((signature) => arityOf(afterName(signature, name))),
    declared.map(arityOf),
  );
}

function comparePython(expected: ExpectedMember, shown: string[], page: PagePair): string[] {
  const { name, kind } = expected;
  if (kind === 'event') return missingCall(shown, `on("${name}"`);
  const real = page.truth.python.members[`${page.expected.name}.${name}`];
  if (real === undefined) return [];
  return shown.flatMap((signature) => {
    const ours = pythonShape(afterName(signature, name));
    const theirs = publicOnly(pythonShape(real), expected);
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [explain(ours, theirs)];
  });
}

/** Keywords that no description mentions, or that an alpha does not have yet, are not public. */
function publicOnly(shape: PythonShape, { args, options }: ExpectedMember): PythonShape {
  const known = new Set([...args, ...options].flatMap(({ names }) => names));
  return {
    ...shape,
    keywords: shape.keywords.filter((keyword) => known.has(keyword.split(':', 1)[0] ?? '')),
  };
}

function explain(ours: PythonShape, theirs: PythonShape): string {
  const list = ({ positional, keywords, returns }: typeof ours) => [
    ...positional,
    ...keywords,
    `-> ${returns}`,
  ];
  const extra = list(ours).filter((part) => !list(theirs).includes(part));
  const lost = list(theirs).filter((part) => !list(ours).includes(part));
  return `${extra.join(', ') || 'order'} → ${lost.join(', ') || 'order'}`;
}

function compareJava(expected: ExpectedMember, shown: string[], page: PagePair): string[] {
  const real = javaSignatures(expected, page.expected.name, page.truth.java).map(plainJava);
  const ours = shown.map(plainJava);
  return [
    ...ours.filter((one) => !real.includes(one)).map((one) => `not in the package: ${one}`),
    ...real.filter((one) => !ours.includes(one)).map((one) => `missing: ${one}`),
  ];
}

function missingCall(shown: readonly string[], call: string): string[] {
  return shown.some((signature) => signature.includes(call)) ? [] : [`lacks ${call})`];
}

/** `expect(locator).toBeVisible(options?)` → `(options?)`. */
function afterName(signature: string, name: string): string {
  const at = signature.indexOf(`.${name}`);
  return at < 0 ? signature.replace(/^\w+/, '') : signature.slice(at + name.length + 1);
}
