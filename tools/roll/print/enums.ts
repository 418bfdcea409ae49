import type { ApiLanguage } from '#api-reference/facts.ts';
import { upperFirst } from './names.ts';
import type { TypeTree } from './typeTree.ts';

/** An enumeration that has a name. */
interface Enumeration {
  name: string;
  /** As JavaScript spells them: `no-preference`. */
  values: string[];
}

/** The enumerations in a type. */
export function enumsIn(tree: TypeTree): Enumeration[] {
  switch (tree.kind) {
    case 'enum':
      return tree.name === undefined ? [] : [{ name: tree.name, values: tree.values }];
    case 'generic':
      return tree.parameters.flatMap(enumsIn);
    case 'union':
      return tree.members.flatMap(enumsIn);
    default:
      return [];
  }
}

/** Words that .NET spells in another way than by a capital letter. */
const SPELLED: Record<string, string> = {
  domcontentloaded: 'DOMContentLoaded',
  networkidle: 'NetworkIdle',
};

/** The constant of a value where enumerations are types: `NO_PREFERENCE`, `NoPreference`. */
export function enumConstant(value: string, language: 'java' | 'csharp'): string {
  if (language === 'java') return value.replaceAll('-', '_').toUpperCase();
  return value
    .split('-')
    .map((word) => SPELLED[word] ?? upperFirst(word))
    .join('');
}

export function hasConstants(language: ApiLanguage): language is 'java' | 'csharp' {
  return language === 'java' || language === 'csharp';
}

/** How texts name the values of a type: `png` is `ScreenshotType.PNG` in Java, `"png"` in Python. */
export function spelledValues(tree: TypeTree, language: ApiLanguage): [string, string][] {
  if (language === 'js') return [];
  return enumsIn(tree).flatMap(({ name, values }) =>
    values.map((value): [string, string] => [
      value,
      hasConstants(language) ? `${name}.${enumConstant(value, language)}` : `"${value}"`,
    ]),
  );
}
