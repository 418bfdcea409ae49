import type { Sample, SampleFile } from '../sample.ts';

const TYPE =
  /^(?:(?:public|final|abstract|sealed) )*(?:class|interface|enum|record|@interface) (\w+)/m;
const IMPORT = /^import [^;]+;/gm;
/** A method or an annotation: a class member, not a statement. */
const MEMBER =
  /^(?:@\w|(?:(?:public|protected|private|static|final) )|(?:void|[A-Z][\w<>, ]*) \w+\([^()]*\) (?:throws [\w, ]+ )?\{$)/;

/**
 * Turns each sample into a source file. A class is a file already; code without a class is wrapped in a subclass of the
 * ambient class, with its imports. The samples of a page share a
 * package, so they can use each other's classes; a sample that redefines a name uses its own.
 */
export function placeJava(samples: readonly Sample[], ambient: string): SampleFile[] {
  const usual = ['import ambient.Ambient;', ...(ambient.match(IMPORT) ?? [])].join(' ');
  const taken = new Set<string>();
  return samples.map((sample, index) => {
    const shared = `page_${sample.page.replace(/\W/g, '_')}`;
    const type = TYPE.exec(sample.code)?.[1];
    const name = type ?? `Sample${index}`;
    const folder = taken.has(`${shared}/${name}`) ? `${shared}_${index}` : shared;
    taken.add(`${folder}/${name}`);
    const head = [`package ${folder};`, ...(folder === shared ? [] : [`import ${shared}.*;`])];
    const text = type === undefined ? wrapped(sample, name, [...head, usual]) : whole(sample, head);
    return { sample, path: `${folder}/${name}.java`, text, linesBefore: 1 };
  });
}

function whole({ code }: Sample, head: readonly string[]): string {
  return `${head.join(' ')}\n${code.replace(/^package [^;]+;/m, '')}\n`;
}

/** Moves imports to the top; the other lines stay where they are. */
function wrapped({ code }: Sample, name: string, head: readonly string[]): string {
  const imports = code.match(IMPORT) ?? [];
  const rest = code.replace(IMPORT, '');
  const [open, close] = isMember(rest) ? ['', ''] : ['void sample() throws Exception {', '}'];
  const start = [...head, ...imports, `class ${name} extends Ambient {`, open];
  return `${start.join(' ')}\n${rest}\n${close}}\n`;
}

/** Whether code is a member of a class, not statements. */
export function isMember(code: string): boolean {
  const lines = code.split('\n').filter((line) => /^[^\s/]/.test(line));
  return MEMBER.test(lines[0] ?? '');
}
