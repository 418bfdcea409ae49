import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { existsIn } from '../../src/api-reference/apiFacts.ts';
import { memberText } from '../../src/api-reference/memberText.ts';
import { memberName } from '../../src/api-reference/spelling.ts';
import { signaturesOf } from '../../src/api-reference/types/signaturesOf.ts';
import { partsText } from '../../src/api-reference/types/typePart.ts';

const VERSION = '1.56.0';
const ENVIRONMENT = 'node_modules/.cache/playbill/signatures/python';

/** Compares every Python member of the facts with the package from PyPI. */
export function comparePython(facts) {
  installPackage();
  const output = execFileSync(
    `${ENVIRONMENT}/bin/python`,
    [new URL('comparePython.py', import.meta.url).pathname],
    { input: JSON.stringify(printedMembers(facts)), maxBuffer: 2 ** 26 },
  );
  return JSON.parse(output.toString());
}

function installPackage() {
  if (existsSync(`${ENVIRONMENT}/bin/playwright`)) return;
  execFileSync('python3', ['-m', 'venv', ENVIRONMENT]);
  const pip = ['-m', 'pip', 'install', '--quiet', `playwright==${VERSION}`];
  execFileSync(`${ENVIRONMENT}/bin/python`, pip, { stdio: 'inherit' });
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

/** The tail is what stands after the name: `(url: str) -> None` or `: str`. */
function printedMember(owner, member) {
  const [signature] = signaturesOf(owner, member, 'python').map(partsText);
  const head = memberText(owner, member, 'python').replace(/\(\)$/, '');
  const name = memberName(member, 'python');
  return { owner: owner.name, name, tail: signature.slice(head.length) };
}
