import { didYouMean } from '#model/nearest.ts';
import { wordList } from '#tree/wordList.ts';
import type { Leaf } from './feature.ts';

interface Attribute {
  name: string;
  /** A value, to show how it is written. */
  example: string;
  /** The allowed values, and what to call one of them; absent if any is. */
  values?: { names: readonly string[]; word: string };
  /** What the directive is for without it; absent if it must have it. */
  without?: string;
}

/** Checks the one attribute that a leaf directive has. */
export function attributeCheck(attribute: Attribute): NonNullable<Leaf['check']> {
  const { name, example, values, without } = attribute;
  return (node, report) => {
    const written = `"::${node.name}"`;
    const otherwise = without === undefined ? '' : `, or without attributes ${without}`;
    const fix = `Write it like "::${node.name}{${name}="${example}"}"${otherwise}.`;
    const { [name]: value, ...others } = node.attributes ?? {};
    for (const other of Object.keys(others)) {
      report(node, { what: `${written} has an unknown attribute "${other}".`, fix });
    }
    if (!value) {
      if (without === undefined) report(node, { what: `${written} has no ${name}.`, fix });
    } else if (values && !values.names.includes(value)) {
      const { names, word } = values;
      report(node, {
        what: `There is no ${word} "${value}".`,
        fix: `${didYouMean(value, names)}The ${word.split(' ').at(-1) ?? ''}s are ${wordList(names)}.`,
      });
    }
  };
}
