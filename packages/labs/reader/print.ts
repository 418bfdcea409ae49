import { enumOf, memberOf, type ApiParameter } from './api.ts';
import { Refusal } from './code.ts';
import { printArguments } from './printArguments.ts';
import { createCollectionPrinter } from './printObject.ts';
import { printString, printTemplate } from './printText.ts';
import { translatePattern } from './regex.ts';
import type { Call, Chain, Root, Statement, Value } from './statements.ts';
import { EXPECT, LABELS, type Language } from '../worker/languages.ts';

interface Target {
  from: Language;
  to: Language;
  /** Python only: for `async` functions. */
  isAsync?: boolean;
}

/** Statements in another language, and what that needs to import. */
export interface Printed {
  code: string;
  imports: string[];
}

/** Writes statements in another language; throws a `Refusal` where that has no equal. */
export function printStatements(statements: readonly Statement[], target: Target): Printed {
  const { from, to, isAsync = false } = target;
  const imports = new Set<string>();
  const printer = { to, imports, print };
  const { list, object } = createCollectionPrinter(printer);
  const code = statements.map(statement).join('\n');
  return { code, imports: [...imports].sort() };

  function statement({ target: variable, value, isAwaited }: Statement): string {
    const written = print(value, undefined);
    // A locator alone is an expression that people copy into others.
    const isLocator =
      !variable && value.type === 'chain' && /Locator$/.test(value.chain.className ?? '');
    const end = to === 'python' || isLocator ? '' : ';';
    if (!variable) return written + end;
    if (from === 'javascript' && !isAwaited && waits(value))
      throw new Refusal(
        value.from,
        'Without "await", this is a promise, which other languages don’t have.',
      );
    const name = variableName(variable.name);
    const word = variable.isNew ? declaration(value) : '';
    const owner = variable.isField ? FIELDS[to] : '';
    return `${word}${owner}${name} = ${written}${end}`;
  }

  function declaration(value: Value): string {
    if (to === 'javascript') return 'const ';
    if (to === 'python') return '';
    if (value.type === 'list' || value.type === 'object')
      throw new Refusal(
        value.from,
        `In ${LABELS[to]}, this needs a type, which the lab doesn’t know.`,
      );
    if (to === 'java') return `${javaType(value)} `;
    const last = value.type === 'chain' ? value.chain.calls.at(-1) : undefined;
    if (last && memberOf(to, last.className, last.member)?.type?.includes('| T'))
      throw new Refusal(value.from, NEEDS_TYPE);
    return 'var ';
  }

  function javaType(value: Value): string {
    if (value.type === 'string' || value.type === 'template') return 'String';
    if (value.type === 'boolean') return 'boolean';
    if (value.type === 'number') return value.text.includes('.') ? 'double' : 'int';
    const last = value.type === 'chain' ? value.chain.calls.at(-1) : undefined;
    return (last && memberOf('java', last.className, last.member)?.type) ?? 'var';
  }

  /** Whether the last call has to be waited for. */
  function waits(value: Value): boolean {
    const last = value.type === 'chain' ? value.chain.calls.at(-1) : undefined;
    return !!last && !!memberOf('javascript', last.className, last.member)?.isAsync;
  }

  function awaited(value: Value): string {
    return to === 'java' || (to === 'python' && !isAsync) || !waits(value) ? '' : 'await ';
  }

  function print(value: Value, parameter: ApiParameter | undefined): string {
    switch (value.type) {
      case 'string':
        return (
          constant(value.value, parameter) ??
          path(printString(withSingleQuotes(value.value, parameter, to), to), parameter)
        );
      case 'template':
        return path(
          printTemplate(
            value.parts.map((part) => (typeof part === 'string' ? part : templatePart(part))),
            to,
          ),
          parameter,
        );
      case 'number': {
        const isFloat =
          to === 'csharp' && /^float\b/.test(parameter?.type ?? '') && value.text.includes('.');
        return isFloat ? `${value.text}f` : value.text;
      }
      case 'boolean':
        return to === 'python' ? (value.value ? 'True' : 'False') : String(value.value);
      case 'null':
        if (parameter?.isOptional && (to === 'python' || to === 'csharp'))
          throw new Refusal(
            value.from,
            `In ${LABELS[to]}, this would be the same as no "${parameter.name}".`,
          );
        return to === 'python' ? 'None' : 'null';
      case 'pattern':
        return pattern(value);
      case 'list':
        return list(value.items, parameter);
      case 'object':
        return object(value, parameter);
      case 'chain':
        return nested(value.chain);
    }
  }

  /** `AriaRole.BUTTON` */
  function constant(value: string, parameter: ApiParameter | undefined): string | undefined {
    if (to === 'javascript' || to === 'python') return undefined;
    const type = parameter?.type ?? '';
    // Some parameters take constants and texts.
    if (/\b[sS]tring\b|\bObject\b/.test(type)) return undefined;
    const known = enumOf(parameter?.enumName);
    const name = known?.[to]?.[known.values.indexOf(value)];
    if (name === undefined) return undefined;
    if (to === 'java') imports.add(`com.microsoft.playwright.options.${parameter?.enumName ?? ''}`);
    return `${parameter?.enumName ?? ''}.${name}`;
  }

  /** Java has a class for paths. */
  function path(text: string, parameter: ApiParameter | undefined): string {
    if (
      to !== 'java' ||
      !/\bPath\b/.test(parameter?.type ?? '') ||
      /\bString\b/.test(parameter?.type ?? '')
    )
      return text;
    imports.add('java.nio.file.Paths');
    return `Paths.get(${text})`;
  }

  function templatePart(part: Value): { code: string } {
    if (waits(part))
      throw new Refusal(part.from, 'The lab can’t translate a call that waits inside a text.');
    return { code: print(part, undefined) };
  }

  function pattern(value: Extract<Value, { type: 'pattern' }>): string {
    const { source, flags } = translatePattern(value, from, to);
    const names = Array.from(flags, (flag) => FLAGS[to]?.[flag] ?? '');
    const all = names.length > 0 ? `, ${names.join(' | ')}` : '';
    switch (to) {
      case 'javascript':
        return `/${source}/${flags}`;
      case 'python':
        imports.add('re');
        return `re.compile(${rawString(source)}${all})`;
      case 'java':
        imports.add('java.util.regex.Pattern');
        return `Pattern.compile(${printString(source, to)}${all})`;
      case 'csharp':
        imports.add('System.Text.RegularExpressions');
        return `new Regex(${source.includes('\\') ? `@"${source.replaceAll('"', '""')}"` : printString(source, to)}${all})`;
    }
  }

  function rawString(source: string): string {
    return source.includes('"') || source.endsWith('\\')
      ? printString(source, 'python')
      : `r"${source}"`;
  }

  function nested(inner: Chain): string {
    const word = awaited({ type: 'chain', chain: inner, from: inner.from, to: inner.to });
    return word + chain(inner);
  }

  function chain({ root, calls }: Chain): string {
    const [first, ...rest] = calls;
    const isExport =
      root.type === 'variable' && root.name.toLowerCase() === 'playwright' && !root.isField;
    if (
      to === 'javascript' &&
      first &&
      isExport &&
      /^(chromium|firefox|webkit)$/.test(first.member)
    )
      return first.member + rest.map((call) => callText(call, root)).join('');
    return rootText(root) + calls.map((call) => callText(call, root)).join('');
  }

  function rootText(root: Root): string {
    if (root.type === 'variable') return variableText(root);
    const message = root.message ? `, ${print(root.message, undefined)}` : '';
    if ((message || root.isSoft) && to !== 'javascript' && !(to === 'python' && !root.isSoft))
      throw new Refusal(
        root.subject.from,
        `Assertions in ${LABELS[to]} have no ${root.isSoft ? 'soft mode' : 'message'}.`,
      );
    if (to === 'java')
      imports.add('static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat');
    const subject = print(root.subject, undefined);
    const start = `${EXPECT[to]}${root.isSoft ? '.soft' : ''}(${subject}${message})`;
    const not = { javascript: '.not', python: '', java: '.not()', csharp: '.Not' }[to];
    return start + (root.isNot ? not : '');
  }

  function variableText({
    name,
    isField,
    isDeclared,
  }: Extract<Root, { type: 'variable' }>): string {
    const written = name === '' ? 'page' : variableName(name);
    // Test classes of .NET have the page as a property.
    const isFixture =
      to === 'csharp' && !isDeclared && !isField && FIXTURES.has(written.toLowerCase());
    const owner = isField && to !== 'java' ? FIELDS[to] : '';
    return owner + (isFixture ? written.charAt(0).toUpperCase() + written.slice(1) : written);
  }

  function variableName(name: string): string {
    const plain = from === 'csharp' && FIXTURES.has(name.toLowerCase()) ? name.toLowerCase() : name;
    if (plain === plain.toUpperCase()) return plain;
    if (to === 'python')
      return plain.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
    return from === 'python'
      ? plain.replace(/(?<=\w)_(\w)/g, (_, letter: string) => letter.toUpperCase())
      : plain;
  }

  function callText(call: Call, root: Root): string {
    const { className, member: name, from: at } = call;
    const negated = root.type === 'expect' && root.isNot && to === 'python';
    const member =
      (negated ? memberOf(to, className, `NotTo${name.slice('to'.length)}`) : undefined) ??
      memberOf(to, className, name);
    if (!member) throw new Refusal(at, `"${name}" has no equal in ${LABELS[to]}.`);
    if (to === 'csharp' && member.type === 'T') throw new Refusal(at, NEEDS_TYPE);
    if (member.isProperty) return `.${member.spelled}`;
    return `.${member.spelled}(${printArguments(call, member, printer)})`;
  }
}

/** Java and .NET have no other quotes for strings, so selectors in them have single ones. */
function withSingleQuotes(
  text: string,
  parameter: ApiParameter | undefined,
  language: Language,
): string {
  if (language !== 'java' && language !== 'csharp') return text;
  const isSelector = /^selector/.test(parameter?.name ?? '') && !/['\\]|internal:/.test(text);
  return isSelector ? text.replaceAll('"', "'") : text;
}

const NEEDS_TYPE =
  'In .NET, this needs the type of the result: EvaluateAsync<string>, for example.';

/** What stands before the fields of an object; in Java, only where they are assigned. */
const FIELDS: Record<Language, string> = {
  ...{ javascript: 'this.', python: 'self.', java: 'this.', csharp: '' },
};

/** What .NET's base classes of tests have as properties. */
const FIXTURES = new Set(['page', 'context', 'browser', 'playwright', 'request']);

const FLAGS: Partial<Record<Language, Record<string, string>>> = {
  python: { i: 're.IGNORECASE', m: 're.MULTILINE', s: 're.DOTALL' },
  java: { i: 'Pattern.CASE_INSENSITIVE', m: 'Pattern.MULTILINE', s: 'Pattern.DOTALL' },
  csharp: {
    i: 'RegexOptions.IgnoreCase',
    m: 'RegexOptions.Multiline',
    s: 'RegexOptions.Singleline',
  },
};
