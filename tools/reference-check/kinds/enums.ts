import type { Finding } from '../finding.ts';
import type { ItemPair, PagePair } from '../pairs.ts';
import { capital } from '../expected/spelling.ts';

/** The constants of enumerations: readers of Java and .NET cannot write the values of Node.js. */
export function* checkEnums({ members, language, truth }: PagePair): Generator<Finding> {
  if (language !== 'java' && language !== 'csharp') return;
  for (const { items } of members) {
    for (const item of items) {
      for (const { name, values } of enumsOf(item.expected.type ?? '')) {
        const constants =
          language === 'java' ? (truth.java.enums[name] ?? []) : values.map(csharpConstant);
        const lost = constants.filter((constant) => !isNamed(constant, item));
        if (lost.length > 0 && item.rendered)
          yield {
            kind: 'enum-constants',
            place: item.expected.place,
            detail: `${name} lacks ${lost.slice(0, 4).join(' ')}${lost.length > 4 ? ' …' : ''}`,
          };
      }
    }
  }
}

/** `[SameSite]<"Lax"|"None">`: the enumerations in a type. */
function enumsOf(type: string): { name: string; values: string[] }[] {
  return [...type.matchAll(/\[(\w+)\]<("[^>]*)>/g)].map(([, name = '', list = '']) => ({
    name,
    values: list.split('|').map((value) => value.replaceAll('"', '')),
  }));
}

/** Two constants of .NET keep capitals that the values have lost. */
const CSHARP_CONSTANTS: Readonly<Record<string, string>> = {
  domcontentloaded: 'DOMContentLoaded',
  networkidle: 'NetworkIdle',
};

/** `no-preference` → `NoPreference`. */
function csharpConstant(value: string): string {
  return CSHARP_CONSTANTS[value] ?? value.split('-').map(capital).join('');
}

function isNamed(constant: string, { rendered }: ItemPair): boolean {
  const pattern = new RegExp(`(?<![\\w-])${constant}(?![\\w-])`);
  return pattern.test(`${rendered?.type} ${rendered?.remarks} ${rendered?.text}`);
}
