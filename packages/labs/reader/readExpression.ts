import type { SyntaxNode } from '@lezer/common';
import { Refusal, type Code, type Entry, type Place } from './code.ts';
import { textOf, verbatimParts } from './literals.ts';
import { readIdiom } from './idioms.ts';
import { childrenOf, partsOf, placeOf } from './nodes.ts';
import type { Language } from '../worker/languages.ts';

export interface Reader {
  text: string;
  language: Language;
  read: (node: SyntaxNode) => Code;
}

/** Reads the expressions of a text; nodes have the same names in all grammars, or nearly so. */
export function createReader(text: string, language: Language): Reader {
  const words = ({ from, to }: Place) => text.slice(from, to);
  const string = (node: SyntaxNode): Code => ({
    ...placeOf(node),
    type: 'string',
    value: textOf(words(node), language),
  });

  function read(node: SyntaxNode): Code {
    const place = placeOf(node);
    const parts = partsOf(node);
    const [first] = parts;
    const other = (what: string): Code => ({ ...place, type: 'other', what });
    switch (node.name) {
      case 'VariableName':
      case 'Identifier':
      case 'this':
      case 'self':
        return { ...place, type: 'name', name: words(node) };
      case 'String':
      case 'StringLiteral':
      case 'CharacterLiteral':
      case 'VerbatimString':
      case 'RawString':
      case 'TextBlock':
        return string(node);
      case 'ContinuedString':
        return joined(node, parts.map(read));
      case 'TemplateString':
      case 'FormatString':
        return template(node);
      case 'InterpolatedString':
        return interpolated(node);
      case 'RegExp': {
        const end = words(node).lastIndexOf('/');
        const [source, flags] = [words(node).slice(1, end), words(node).slice(end + 1)];
        return { ...place, type: 'pattern', source, flags };
      }
      case 'Number':
      case 'IntegerLiteral':
      case 'FloatingPointLiteral':
        return { ...place, type: 'number', text: words(node).replace(/(?<=\d)[a-z]+$/i, '') };
      case 'BooleanLiteral':
      case 'Boolean':
        return { ...place, type: 'boolean', value: /^true$/i.test(words(node)) };
      case 'null':
      case 'None':
      case 'Null':
        return { ...place, type: 'null' };
      case 'ArrayExpression':
      case 'ArrayInitializer':
      case 'Initializer':
        return { ...place, type: 'list', items: parts.map(read) };
      case 'ArrayCreationExpression': {
        const items = node.getChild('ArrayInitializer');
        if (items) return { ...read(items), ...place };
        return words(node).endsWith('[0]')
          ? { ...place, type: 'list', items: [] }
          : other('an array without its items');
      }
      case 'ObjectExpression':
      case 'DictionaryExpression':
        return { ...place, type: 'object', className: '', args: [], entries: entriesOf(node) };
      case 'MemberExpression':
      case 'FieldAccess': {
        const name = parts.at(-1)?.name === 'TypeArgs' ? parts.at(-2) : parts.at(-1);
        if (!first || !name || node.getChild('[') || first === name) return other('an index');
        return { ...place, type: 'member', object: read(first), name: words(name), at: name.from };
      }
      case 'CallExpression':
      case 'MethodInvocation':
        return readIdiom(call(node), language);
      case 'NewExpression':
      case 'ObjectCreationExpression':
        return readIdiom(created(node), language);
      case 'AwaitExpression': {
        const value = parts.at(-1);
        return value ? { ...place, type: 'await', value: read(value) } : other('"await"');
      }
      case 'ParenthesizedExpression':
      case 'PostfixExpression':
        return first ? read(first) : other('nothing in brackets');
      case 'UnaryExpression': {
        const value = parts.at(-1);
        const [, sign = ''] = /^(?:\+|(-))/.exec(words(node)) ?? [];
        return /^[-+]/.test(words(node)) && value && /Number|Literal/.test(value.name)
          ? { ...place, type: 'number', text: sign + words(value) }
          : other('an operator');
      }
      case 'BinaryExpression':
        return binary(node, parts);
      case 'ArrowFunction':
      case 'LambdaExpression':
      case 'FunctionExpression':
        return other('a function');
      default:
        return other(`"${words(node).split('\n')[0] ?? ''}"`);
    }
  }

  /** `"Seat " + seat`, flags of a regular expression, or a type assertion of TypeScript. */
  function binary(node: SyntaxNode, parts: SyntaxNode[]): Code {
    const sides = parts.filter(({ name }) => !/Op$/.test(name));
    const [left, right] = sides;
    const operator = left && right ? text.slice(left.to, right.from).trim() : '';
    if (left && operator === 'as') return read(left);
    if (operator === '+' || operator === '|') {
      const values = sides.map(read);
      if (operator === '|') return { ...placeOf(node), type: 'list', items: values };
      if (values.some(({ type }) => type === 'string' || type === 'template'))
        return joined(node, values);
    }
    return { ...placeOf(node), type: 'other', what: 'an operator' };
  }

  /** Strings one after the other, and expressions between them, as one text. */
  function joined(node: SyntaxNode, values: readonly Code[]): Code {
    const parts = values.flatMap((value): readonly (string | Code)[] => {
      if (value.type === 'string') return [value.value];
      return value.type === 'template' ? value.parts : [value];
    });
    return ofParts(node, parts);
  }

  function ofParts(node: SyntaxNode, parts: readonly (string | Code)[]): Code {
    return parts.every((part) => typeof part === 'string')
      ? { ...placeOf(node), type: 'string', value: parts.join('') }
      : { ...placeOf(node), type: 'template', parts: parts.filter((part) => part !== '') };
  }

  function template(node: SyntaxNode): Code {
    const [, opening = ''] = /^[a-z]*("""|'''|"|'|`)/i.exec(words(node)) ?? [];
    const prefix = words(node).slice(0, words(node).indexOf(opening));
    const close = (part: string) =>
      textOf(`${prefix.replace(/f/i, '')}${opening}${part}${opening}`, language);
    const inner = childrenOf(node).filter(({ name }) =>
      /^(Interpolation|FormatReplacement)$/.test(name),
    );
    const ends = [node.from + prefix.length + opening.length, ...inner.map(({ to }) => to)];
    const starts = [...inner.map(({ from }) => from), node.to - opening.length];
    const texts = starts.map((start, index) => close(text.slice(ends[index], start)));
    return ofParts(
      node,
      texts.flatMap((part, index) => {
        const value =
          inner[index] && partsOf(inner[index]).filter(({ name }) => !/^Interpol/.test(name))[0];
        const plain =
          language === 'python' ? part.replaceAll('{{', '{').replaceAll('}}', '}') : part;
        return value ? [plain, read(value)] : [plain];
      }),
    );
  }

  function interpolated(node: SyntaxNode): Code {
    const parts = verbatimParts(words(node)).map(({ text: part, at, isCode }): string | Code => {
      if (!isCode) return part;
      const from = node.from + at;
      return { type: 'name', name: part, from, to: from + part.length };
    });
    return ofParts(node, parts);
  }

  function entriesOf(node: SyntaxNode): Entry[] {
    if (node.name === 'DictionaryExpression') {
      const parts = partsOf(node);
      return parts.flatMap((key, index) => {
        const value = parts[index + 1];
        if (index % 2 || !value) return [];
        return [{ from: key.from, to: value.to, name: keyOf(key), values: [read(value)] }];
      });
    }
    return partsOf(node).flatMap((property) => {
      const [key, value = key] = partsOf(property);
      if (!key || !value || property.name !== 'Property' || property.getChild('Spread'))
        throw new Refusal(property.from, 'The lab can’t read this part of an object.');
      const code = value === key ? shorthand(key) : read(value);
      return isNothing(code) ? [] : [{ ...placeOf(property), name: keyOf(key), values: [code] }];
    });
  }

  /** `{ name: undefined }` is the same as `{}`. */
  function isNothing(code: Code): boolean {
    return language === 'javascript' && code.type === 'name' && code.name === 'undefined';
  }

  function keyOf(node: SyntaxNode): string {
    return /String/.test(node.name) ? textOf(words(node), language) : words(node);
  }

  function shorthand(node: SyntaxNode): Code {
    return { ...placeOf(node), type: 'name', name: words(node) };
  }

  function call(node: SyntaxNode): Extract<Code, { type: 'call' }> {
    const list = node.getChild('ArgList') ?? node.getChild('ArgumentList');
    const children = partsOf(node).filter(
      ({ name }) => !/^(ArgList|ArgumentList|TypeArg\w*)$/.test(name),
    );
    const method = node.getChild('MethodName');
    const [target] = children;
    return { ...placeOf(node), type: 'call', callee: callee(), ...argumentsOf(list) };

    function callee(): Code {
      if (!target) return { ...placeOf(node), type: 'other', what: 'a call' };
      if (!method) return read(target);
      const name = words(method);
      if (method.from === target.from) return { ...placeOf(method), type: 'name', name };
      return {
        from: target.from,
        to: method.to,
        type: 'member',
        object: read(target),
        name,
        at: method.from,
      };
    }
  }

  function argumentsOf(list: SyntaxNode | null): { args: Code[]; named: Entry[] } {
    const args: Code[] = [];
    const named: Entry[] = [];
    for (const node of list ? partsOf(list) : []) {
      const before = node.prevSibling;
      if (node.name === 'AssignOp' || node.nextSibling?.name === 'AssignOp') continue;
      if (node.name === 'NamedArgument') {
        const [key, value] = partsOf(node);
        if (key && value) named.push({ ...placeOf(node), name: words(key), values: [read(value)] });
      } else if (before?.name === 'AssignOp') {
        const key = before.prevSibling;
        if (key)
          named.push({ from: key.from, to: node.to, name: words(key), values: [read(node)] });
      } else {
        args.push(read(node));
      }
    }
    return { args: args.slice(0, args.findLastIndex((arg) => !isNothing(arg)) + 1), named };
  }

  function created(node: SyntaxNode): Code {
    const list = node.getChild('ArgList') ?? node.getChild('ArgumentList');
    const initializer = node.getChild('Initializer');
    const [type] = partsOf(node).filter(
      ({ name }) => !/^(ArgList|ArgumentList|Initializer)$/.test(name),
    );
    const className = type ? words(type) : '';
    const fields = initializer ? partsOf(initializer) : [];
    const isList = node.getChild('[') ?? /\]$|^List</.test(className);
    if (initializer && isList) return { ...read(initializer), ...placeOf(node) };
    if (isList) return { ...placeOf(node), type: 'list', items: [] };
    const entries = fields.map((field): Entry => {
      const [key, value] = partsOf(field);
      // `["X-Test"] = "1"` of a dictionary.
      const [text] = key?.name === 'ArrayExpression' ? partsOf(key) : [key];
      if (
        !/^(Assignment|Initializer)$/.test(field.name) ||
        !text ||
        !value ||
        !/^(VariableName|String)$/.test(text.name)
      )
        throw new Refusal(field.from, 'The lab can’t read this part of an object.');
      return { ...placeOf(field), name: keyOf(text), values: [read(value)] };
    });
    const { args } = argumentsOf(list);
    return { ...placeOf(node), type: 'object', className, args, entries };
  }

  return { text, language, read };
}
