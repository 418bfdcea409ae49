import type { PlacedSample } from '../compiled/placedSample.ts';
import type { Sample } from '../sample.ts';

const TYPE =
  /^(?:(?:public|final|abstract|sealed) )*(?:class|interface|enum|record|@interface) (\w+)/m;
const IMPORT = /^import [^;]+;/gm;
/** A method or an annotation: what stands in a class, not in a method. */
const MEMBER =
  /^(?:@\w|(?:(?:public|protected|private|static|final) )|(?:void|[A-Z][\w<>, ]*) \w+\([^()]*\) (?:throws [\w, ]+ )?\{$)/;

/** What a snippet need not import. */
const USUAL_IMPORTS = [
  'ambient.Ambient',
  'com.deque.html.axecore.playwright.*',
  'com.deque.html.axecore.results.*',
  'com.google.gson.*',
  'com.microsoft.playwright.*',
  'com.microsoft.playwright.assertions.*',
  'com.microsoft.playwright.junit.*',
  'com.microsoft.playwright.options.*',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.*',
  'java.time.Instant',
  'java.util.*',
  'java.util.function.*',
  'java.util.regex.Pattern',
  'org.junit.jupiter.api.*',
  'static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat',
  'static org.junit.jupiter.api.Assertions.*',
]
  .map((name) => `import ${name};`)
  .join(' ');

/**
 * Makes a source file of each sample. A class with imports is a file as it is; what imports nothing
 * gets the usual imports, and what is not a class becomes one. The samples of a page share a
 * package, so that they can use each other's classes; one that says a name again has its own.
 */
export function placeJava(samples: readonly Sample[]): PlacedSample[] {
  const taken = new Set<string>();
  return samples.map((sample, index) => {
    const shared = `page_${sample.page.replace(/\W/g, '_')}`;
    const type = TYPE.exec(sample.code)?.[1];
    const name = type ?? `Sample${index}`;
    const folder = taken.has(`${shared}/${name}`) ? `${shared}_${index}` : shared;
    taken.add(`${folder}/${name}`);
    const head = [`package ${folder};`, ...(folder === shared ? [] : [`import ${shared}.*;`])];
    const text = type === undefined ? wrapped(sample, name, head) : whole(sample, head);
    return { sample, path: `${folder}/${name}.java`, text, linesBefore: 1 };
  });
}

function whole({ code }: Sample, head: readonly string[]): string {
  const usual = code.match(IMPORT) ? [] : [USUAL_IMPORTS];
  return `${[...head, ...usual].join(' ')}\n${code.replace(/^package [^;]+;/m, '')}\n`;
}

/** Imports move to the top; the lines of the rest stay where they are. */
function wrapped({ code }: Sample, name: string, head: readonly string[]): string {
  const imports = code.match(IMPORT) ?? [];
  const rest = code.replace(IMPORT, '');
  const [open, close] = isMember(rest) ? ['', ''] : ['void sample() throws Exception {', '}'];
  const start = [...head, USUAL_IMPORTS, ...imports, `class ${name} extends Ambient {`, open];
  return `${start.join(' ')}\n${rest}\n${close}}\n`;
}

function isMember(code: string): boolean {
  const lines = code.split('\n').filter((line) => /^[^\s/]/.test(line));
  return MEMBER.test(lines[0] ?? '');
}
