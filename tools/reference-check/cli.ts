import { checkReference } from './checkReference.ts';
import { printFindings } from './printFindings.ts';
import { sortFindings } from './sortFindings.ts';

const kinds = process.argv.slice(2);
const { open, later, accepted } = sortFindings(checkReference());
const findings = [...open, ...later];
console.log(printFindings(findings, kinds));
console.log(`\n${open.length} open, ${later.length} not yet, ${accepted.length} accepted.`);
if (open.length > 0) process.exitCode = 1;
