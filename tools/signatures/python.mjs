import { execFileSync } from 'node:child_process';
import { existsIn } from '../../src/api-reference/apiFacts.ts';
import { memberText } from '../../src/api-reference/memberText.ts';
import { memberName } from '../../src/api-reference/spelling.ts';
import { signaturesOf } from '../../src/api-reference/types/signaturesOf.ts';
import { partsText } from '../../src/api-reference/types/typePart.ts';
import { preparePython } from '../samples/python/pythonEnvironment.ts';

/** Compares every Python member in the facts with the package from PyPI. */
export async function comparePython(facts) {
  const output = execFileSync(
    await preparePython(process.cwd()),
    [new URL('comparePython.py', import.meta.url).pathname],
    { input: JSON.stringify(printedMembers(facts)), maxBuffer: 2 ** 26 },
  );
  return JSON.parse(output.toString());
}

function printedMembers({ classes }) {
  return classes
    .filter((owner) => existsIn(owner, 'python'))
    .flatMap((owner) =>
      owner.members
        .filter((member) => existsIn(member, 'python') && member.kind !== 'event')
        .map((member) => printedMember(owner, member)),
    );
}

/** The signature after the name: `(url: str) -> None` or `: str`. */
function printedMember(owner, member) {
  const [signature] = signaturesOf(owner, member, 'python').map(partsText);
  const head = memberText(owner, member, 'python').replace(/\(\)$/, '');
  const name = memberName(member, 'python');
  return { owner: owner.name, name, tail: signature.slice(head.length) };
}
