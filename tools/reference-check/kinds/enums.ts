import type { Finding } from '../sortFindings.ts';
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

/** Defaults that the description gives, and those of enumerations that it does not give. */
export function* checkDefaults({ members }: PagePair): Generator<Finding> {
  for (const { items } of members) {
    for (const { expected, rendered } of items) {
      if (!rendered) continue;
      const { place, type = '' } = expected;
      const standard = expected.default;
      if (standard !== undefined && !plain(rendered.text).includes(plain(standard)))
        yield { kind: 'default', place, detail: `lacks ${standard}` };
      if (
        standard === undefined &&
        type.includes('"') &&
        /\bdefaults? (?:to|is)\b/i.test(rendered.text)
      )
        yield { kind: 'default', place, detail: `invented: ${rendered.text.slice(0, 60)}` };
    }
  }
}

/** `no-preference`, `NO_PREFERENCE` and `NoPreference` are one value. */
function plain(text: string): string {
  return text.toLowerCase().replace(/['"`_-]/g, '');
}
