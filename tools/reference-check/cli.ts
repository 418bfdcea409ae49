import { readWorklist } from '#build/worklist.ts';
import { checkReference } from './checkReference.ts';
import { listFindings, printFindings } from './printFindings.ts';
import { sortFindings } from './sortFindings.ts';

const kinds = process.argv.slice(2);
const { findings } = await readWorklist(process.cwd());
const { open, accepted, hints, waiting } = sortFindings(checkReference(), findings);
console.log(
  kinds.includes('--open') ? listFindings(open) : printFindings([...open, ...hints], kinds),
);
console.log(
  `\n${open.length} open, ${waiting.length} on the worklist, ${accepted.length} accepted, ${hints.length} hints.`,
);
if (open.length > 0) process.exitCode = 1;
