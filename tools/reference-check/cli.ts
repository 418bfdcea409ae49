import { checkReference } from './checkReference.ts';
import { printFindings } from './printFindings.ts';
import { sortFindings } from './sortFindings.ts';

const kinds = process.argv.slice(2);
const { open, accepted, hints } = sortFindings(checkReference());
console.log(printFindings([...open, ...hints], kinds));
console.log(`\n${open.length} open, ${accepted.length} accepted, ${hints.length} hints.`);
if (open.length > 0) process.exitCode = 1;
