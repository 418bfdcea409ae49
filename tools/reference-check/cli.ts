import { checkReference } from './checkReference.ts';
import { printFindings } from './printFindings.ts';
import { sortFindings } from './sortFindings.ts';

const kinds = process.argv.slice(2);
const { open, later, accepted, hints } = sortFindings(checkReference());
console.log(printFindings([...open, ...later, ...hints], kinds));
console.log(
  `\n${open.length} open, ${later.length} not yet, ${accepted.length} accepted, ${hints.length} hints.`,
);
if (open.length > 0) process.exitCode = 1;
