/** What the sources of the Java package declare. */
export interface JavaSources {
  /** By class: `Response navigate(String url)`; those of options are their setters. */
  methods: Record<string, string[]>;
  /** By class, `double startTime`. */
  fields: Record<string, string[]>;
  /** The constants of each enumeration. */
  enums: Record<string, string[]>;
}

/** Reads the public API from Java sources: methods, fields and constants by `Class` or `Class.Inner`. */
export function readJavaSources(sources: readonly string[]): JavaSources {
  const found: JavaSources = { methods: {}, fields: {}, enums: {} };
  for (const source of sources) readBody(withoutComments(source), [], found);
  return found;
}

/** Walks over the declarations of one type, or of a file; what stands in methods is skipped. */
function readBody(text: string, names: readonly string[], found: JavaSources): void {
  const owner = names.join('.');
  for (const { head, body } of declarations(text)) {
    const [, kind, name = ''] = /\b(class|interface|enum) (\w+)/.exec(head) ?? [];
    if (kind === 'enum') {
      found.enums[[...names, name].join('.')] = (body ?? '')
        .replace(/@\w+/g, '')
        .split(',')
        .flatMap((one) => one.match(/\w+/) ?? []);
    } else if (kind !== undefined) {
      readBody(body ?? '', [...names, name], found);
    } else if (owner !== '') {
      readMember(head, owner, found);
    }
  }
}

function readMember(head: string, owner: string, found: JavaSources): void {
  if (/\b(?:private|package|import)\b/.test(head)) return;
  const line = head
    .replace(/@\w+/g, '')
    .replace(/\b(?:public|default|static|abstract|final) /g, '')
    .trim();
  if (!line.includes('(')) {
    const field = line.replace(/\s*=.*$/s, '');
    // Options have setters; their fields are nobody's business.
    if (/^\S.* \w+$/.test(field) && !/\.\w+Options$/.test(owner))
      (found.fields[owner] ??= []).push(field);
  } else if (/^\S.* \w+\(/.test(line)) {
    (found.methods[owner] ??= []).push(line.replace(/ throws .*$/, ''));
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
