import type { Problem } from '#model/problem.ts';
import type { Sample } from '../sample.ts';

/** A habit that compilers accept, and readers should not copy. */
interface Idiom {
  languages: readonly string[];
  pattern: RegExp;
  /** Whether a sample, or another sample of its page, makes it right. */
  isRight?: (code: string, page: readonly Sample[]) => boolean;
  what: string;
  fix: string;
}

/** `expect(26 + 2)`, `assert 26 + 2 ==`, `assertEquals(28, 26 + 2)`, `Assert.That(26 + 2, …)`. */
const SUM = String.raw`\d+\s*[-+*/]\s*\d+\b(?!\.)`;

const IDIOMS: readonly Idiom[] = [
  {
    languages: ['ts', 'js', 'tsx', 'python', 'java', 'csharp'],
    pattern: new RegExp(
      String.raw`\b(?:expect|assert)\w*(?:\.\w+)?[( ]\s*(?:\d+,\s*)?${SUM}`,
      'gi',
    ),
    what: 'A test asserts arithmetic, which no reader wants to test.',
    fix: 'Assert what a page or a response of the running example shows.',
  },
  {
    languages: ['python'],
    // No line directly above is the marker, alone or among other decorators.
    pattern:
      /^(?<!@pytest\.mark\.(?:asyncio|anyio)\b.*\n(?:[ \t]*@.*\n)*)[ \t]*async def test_\w+/gm,
    isRight: (code, page) =>
      /^pytestmark = .*\b(?:asyncio|anyio)\b/m.test(code) ||
      page.some((other) => /^(?:asyncio|anyio)_mode = "?auto"?$/m.test(other.code)),
    what: 'pytest does not run an async test without its marker.',
    fix: 'Add "@pytest.mark.asyncio(loop_scope="session")", or show the configuration with "asyncio_mode" on the page.',
  },
  {
    languages: ['csharp'],
    pattern:
      /\bContextOptions\(\)\s*(?:=>|\{\s*return)\s*new\s*(?:BrowserNewContextOptions\s*)?(?:\(\s*\))?\s*[{;]/g,
    what: '"ContextOptions()" drops the default locale and color scheme.',
    fix: 'Copy the defaults: "new(base.ContextOptions()) { … }".',
  },
];

/** Habits in samples that no compiler finds. */
export function checkIdioms(samples: readonly Sample[]): Problem[] {
  return samples.flatMap(({ file, line, language, code, page }) =>
    IDIOMS.filter(({ languages }) => languages.includes(language)).flatMap((idiom) => {
      const found = [...code.matchAll(idiom.pattern)];
      if (found.length === 0) return [];
      const siblings = samples.filter((other) => other.page === page);
      if (idiom.isRight?.(code, siblings)) return [];
      return found.map(({ index }) => ({
        file,
        line: line + code.slice(0, index).split('\n').length - 1,
        what: idiom.what,
        fix: idiom.fix,
      }));
    }),
  );
}
