import type { Finding } from '../finding.ts';
import type { PagePair } from '../pairs.ts';

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
