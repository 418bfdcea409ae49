import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const data = parse(readFileSync(new URL('example.yaml', import.meta.url), 'utf8'));
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
