import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// In a variable, because tests in a DOM take `new URL(…, import.meta.url)` for a file on a server.
const here = import.meta.url;
const data = parse(readFileSync(new URL('example.yaml', here), 'utf8'));
const { workerEmail, buttons, fields, testIds, optionsClasses } = data;

/** Long lists are lists of lines. */
export const EXAMPLE = {
  ...data,
  workerEmail: new RegExp(workerEmail),
  buttons: buttons.flat(),
  fields: fields.flat(),
  testIds: testIds.flat(),
  optionsClasses: optionsClasses.flat(),
};
