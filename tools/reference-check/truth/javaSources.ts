import type { JavaTruth } from './truth.ts';

/** Reads the public API from Java sources: methods, fields and constants by `Class` or `Class.Inner`. */
export function readJavaSources(sources: readonly string[]): JavaTruth {
  const truth: JavaTruth = { methods: {}, fields: {}, enums: {} };
  for (const source of sources) readBody(withoutComments(source), [], truth);
  return truth;
}

/** Walks over the declarations of one type, or of a file; what stands in methods is skipped. */
function readBody(text: string, names: readonly string[], truth: JavaTruth): void {
  const owner = names.join('.');
  for (const { head, body } of declarations(text)) {
    const [, kind, name = ''] = /\b(class|interface|enum) (\w+)/.exec(head) ?? [];
    if (kind === 'enum') {
      truth.enums[[...names, name].join('.')] = (body ?? '')
        .replace(/@\w+/g, '')
        .split(',')
        .flatMap((one) => one.match(/\w+/) ?? []);
    } else if (kind !== undefined) {
      readBody(body ?? '', [...names, name], truth);
    } else if (owner !== '') {
      readMember(head, owner, truth);
    }
  }
}

function readMember(head: string, owner: string, truth: JavaTruth): void {
  if (/\b(?:private|package|import)\b/.test(head)) return;
  const line = head
    .replace(/@\w+/g, '')
    .replace(/\b(?:public|default|static|abstract|final) /g, '')
    .trim();
  if (!line.includes('(')) {
    const field = line.replace(/\s*=.*$/s, '');
    // Options have setters; their fields are nobody's business.
    if (/^\S.* \w+$/.test(field) && !/\.\w+Options$/.test(owner))
      (truth.fields[owner] ??= []).push(field);
  } else if (/^\S.* \w+\(/.test(line)) {
    (truth.methods[owner] ??= []).push(line.replace(/ throws .*$/, ''));
  }
}

/** The declarations of a piece of source: what stands before `;` or `{`, and the block after it. */
function* declarations(text: string): Generator<{ head: string; body?: string }> {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const head = () => text.slice(start, at).replace(/\s+/g, ' ').trim();
    if (text[at] === ';') {
      yield { head: head() };
      start = at + 1;
    } else if (text[at] === '{') {
      const end = closing(text, at);
      yield { head: head(), body: text.slice(at + 1, end) };
      at = end;
      start = end + 1;
    }
  }
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Braces in comments and strings are no blocks. */
function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\])*"/gs, ' ');
}
