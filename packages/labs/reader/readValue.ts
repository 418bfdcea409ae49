import { enumOf, joinedName, parameterOf, spellings, suggest } from './api.ts';
import type { ApiMember, ApiParameter } from './api.ts';
import { Refusal, type Code, type Entry, type Place, type Step } from './code.ts';
import { dotted } from './idioms.ts';
import type { Chain, Field, Value } from './statements.ts';
import type { Language } from '../worker/languages.ts';

interface ValueReader {
  valueOf: (code: Code, parameter: ApiParameter | undefined) => Value;
  /** Arguments and options by name. */
  givenOf: (step: Step, own: ApiMember, node: ApiMember | undefined) => Field[];
}

/** Reads values with the parameters that they are for. */
export function createValueReader(language: Language, chainOf: (code: Code) => Chain): ValueReader {
  return { valueOf, givenOf };

  /** A value for a parameter, which says what constants and fields there are. */
  function valueOf(code: Code, parameter: ApiParameter | undefined): Value {
    const place: Place = { from: code.from, to: code.to };
    switch (code.type) {
      case 'string':
        return { ...place, type: 'string', value: checkedValue(code.value, parameter, code.from) };
      case 'pattern':
      case 'number':
      case 'boolean':
      case 'null':
        return code;
      case 'template':
        return {
          ...place,
          type: 'template',
          parts: code.parts.map((part) =>
            typeof part === 'string' ? part : valueOf(part, undefined),
          ),
        };
      case 'list':
        return {
          ...place,
          type: 'list',
          items: code.items.map((item) => valueOf(item, parameter)),
        };
      case 'object':
        return { ...place, type: 'object', entries: fieldsOf(code, parameter) };
      case 'await':
        return valueOf(code.value, parameter);
      case 'other':
        throw new Refusal(code.from, `The lab can’t read ${code.what} here.`);
      case 'name':
      case 'member':
      case 'call': {
        const constant = constantOf(code, parameter);
        if (constant !== undefined) return { ...place, type: 'string', value: constant };
        return { ...place, type: 'chain', chain: chainOf(code) };
      }
    }
  }

  /** `AriaRole.BUTTON` → `button` */
  function constantOf(code: Code, parameter: ApiParameter | undefined): string | undefined {
    if (code.type !== 'member' || (language !== 'java' && language !== 'csharp')) return undefined;
    const owner = dotted(code.object).split('.').at(-1);
    const known = enumOf(owner);
    if (!known) return undefined;
    if (parameter && parameter.enumName !== owner)
      throw new Refusal(code.from, `"${parameter.name}" takes no ${owner ?? ''}.`);
    const constants = known[language] ?? [];
    const value = known.values[constants.indexOf(code.name)];
    if (value === undefined)
      throw new Refusal(
        code.at,
        `${owner ?? ''} has no "${code.name}".${suggest(code.name, constants)}`,
      );
    return value;
  }

  /** Texts that stand for constants have to be one of them. */
  function checkedValue(value: string, parameter: ApiParameter | undefined, at: number): string {
    const known = enumOf(parameter?.enumName);
    if (!known || known.values.includes(value)) return value;
    throw new Refusal(
      at,
      `"${parameter?.name ?? ''}" can’t be "${value}".${suggest(value, known.values)}`,
    );
  }

  function fieldsOf(
    { entries, args, className, from }: Extract<Code, { type: 'object' }>,
    parameter: ApiParameter | undefined,
  ): Field[] {
    const fields = parameter?.fields;
    if (!fields) {
      if (args.length > 0 || (className && !className.startsWith('Dictionary<')))
        throw new Refusal(from, `The lab doesn’t know the class ${className}.`);
      return entries.map(({ name, values: [value], from: at }) => ({
        name,
        value: value ? valueOf(value, undefined) : missing(at, name),
      }));
    }
    const positional = args.map((arg, index): Field => {
      const field = fields[index];
      if (!field) throw new Refusal(arg.from, 'This is one value too many.');
      return { name: field.name, value: valueOf(arg, field) };
    });
    return [...positional, ...entries.map((entry) => optionOf(entry, fields, className))];
  }

  /** An option or field, by the name that the language gives it. */
  function optionOf(
    { name, values, from, to }: Entry,
    options: readonly ApiParameter[],
    owner: string,
  ): Field {
    // Setters of Java are spelled with "set", those of objects are not.
    const bare = name.replace(/^set(?=[A-Z])/, '');
    const plain = language === 'java' ? bare.charAt(0).toLowerCase() + bare.slice(1) : name;
    const option = options.find((each) =>
      spellings(each).some((spelling) => spelling === name || spelling === plain),
    );
    if (!option) {
      const known = options.flatMap(spellings);
      throw new Refusal(
        from,
        `${owner || 'This call'} has no option "${name}".${suggest(name, known)}`,
      );
    }
    const [first] = values;
    if (!first) return missing(from, name);
    if (values.length === 1) return { name: option.name, value: valueOf(first, option) };
    // `.setPosition(5, 5)` is a position.
    const parts = { type: 'object', className: '', args: values, entries: [], from, to } as const;
    return { name: option.name, value: valueOf(parts, option) };
  }

  function missing(at: number, name: string): never {
    throw new Refusal(at, `"${name}" has no value.`);
  }

  function givenOf(step: Step, own: ApiMember, node: ApiMember | undefined): Field[] {
    const { args = [], options = [] } = own;
    const given: Field[] = [];
    for (const [index, code] of (step.args ?? []).entries()) {
      const parameter = args[index];
      const isOptions =
        code.type === 'object' && (!parameter || (parameter.isOptional && !parameter.fields));
      if (isOptions && options.length > 0) {
        const [copied] = code.args;
        if (copied) throw new Refusal(copied.from, 'The lab can’t read options that are copied.');
        given.push(...code.entries.map((entry) => optionOf(entry, options, code.className)));
      } else if (parameter) {
        const value = valueOf(code, parameter);
        const isFile =
          code.type === 'string' && code.isPath && hasPath(parameterOf(node, parameter.name));
        given.push({ name: parameter.name, value: isFile ? fileOf(value) : value });
      } else {
        throw new Refusal(
          code.from,
          `"${step.name}" takes ${String(args.length || 'no')} argument${args.length === 1 ? '' : 's'}.`,
        );
      }
    }
    for (const entry of step.named) {
      const { name, value } = optionOf(entry, [...args, ...options], '');
      const isFile = entry.name === `${name}Path` && hasPath(parameterOf(node, name));
      given.push({ name, value: isFile ? fileOf(value) : value });
    }
    const absent = args.find(
      (arg) => !arg.isOptional && !given.some(({ name }) => name === arg.name),
    );
    if (absent && node) throw new Refusal(step.at, `"${step.name}" needs "${absent.name}".`);
    for (const { name, value } of given) {
      checkKind(value, parameterOf(node, name));
      // A text is a path in some languages, and what the file contains in others.
      if (parameterOf(own, `${name}Path`))
        throw new Refusal(
          value.from,
          `"${name}" as text exists in some languages only: use a path.`,
        );
    }
    return collapsed(
      given.map(({ name, value }) => ({ name, value: wholeOf(value, parameterOf(node, name)) })),
      node,
    );
  }
}

function hasPath(parameter: ApiParameter | undefined): boolean {
  return !!parameter?.fields?.some(({ name }) => name === 'path');
}

/** Where Node.js takes code or a file, a path is an object. */
const fileOf = (value: Value): Value => objectWith('path', value);

function objectWith(name: string, value: Value): Value {
  return { type: 'object', entries: [{ name, value }], from: value.from, to: value.to };
}

/** In Java, `.setProxy("http://a.example")` is the server of a proxy, which is an object everywhere else. */
function wholeOf(value: Value, parameter: ApiParameter | undefined): Value {
  const [first] = parameter?.fields ?? [];
  const isPart = value.type === 'string' && first && !first.isOptional;
  return isPart && parameter?.type === 'Object' ? objectWith(first.name, value) : value;
}

/** What literals are called in the types of Node.js. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ string: 'string', template: 'string', number: 'number', boolean: 'boolean' },
  ...{ pattern: 'RegExp', list: 'Array', object: 'Object' },
};

/** Refuses a number where only a text can stand, for example. */
function checkKind(value: Value, parameter: ApiParameter | undefined): void {
  const kind = KINDS[value.type];
  const type = parameter?.type;
  if (!kind || !type || !/^(?:(?:string|number|boolean|RegExp)(?: \| |$))+$/.test(type)) return;
  if (type.split(' | ').includes(kind)) return;
  throw new Refusal(value.from, `"${parameter.name}" has to be ${type.replaceAll(' | ', ' or ')}.`);
}

/** Arguments that are one object in Node.js: `setViewportSize(640, 480)`, `.setRecordVideoDir(…)`. */
function collapsed(all: readonly Field[], node: ApiMember | undefined): Field[] {
  const parameters = [...(node?.args ?? []), ...(node?.options ?? [])];
  const given = all.map(({ name, value }): Field => {
    // Where Node.js takes the path of a file, other languages have an option of its own.
    const bare = name.replace(/Path$/, '');
    const part = withoutOwner(name, parameters);
    const isPath = part === name && !parameterOf(node, name) && parameterOf(node, bare);
    return { name: isPath ? bare : part, value };
  });
  const whole = (name: string) =>
    parameterOf(node, name)
      ? undefined
      : parameters.find(({ fields }) => fields?.some((field) => field.name === name));
  const kept = given.filter(({ name }) => !whole(name));
  const parts = given.filter(({ name }) => whole(name));
  const [first] = parts;
  const owner = first && whole(first.name);
  if (!first || !owner) return [...given];
  return [{ name: owner.name, value: joinedValue(parts, first, owner) }, ...kept];
}

/** `"Stalls"`, `{ label: 'Stalls' }` or several of the latter. */
function joinedValue(parts: readonly Field[], { name, value }: Field, owner: ApiParameter): Value {
  const { from, to } = value;
  // Where a text alone is enough, it stands for the first field.
  if (parts.length === 1 && /^(value|name)$/.test(name) && /string/.test(owner.type ?? ''))
    return value;
  if (parts.length > 1 || value.type !== 'list')
    return { type: 'object', entries: parts, from, to };
  const items = value.items.map((item): Value => ({
    ...item,
    type: 'object',
    entries: [{ name, value: item }],
  }));
  return { type: 'list', items, from, to };
}

/** `recordVideoDir` → `dir`, if there is a `recordVideo` with a `dir`. */
function withoutOwner(name: string, parameters: readonly ApiParameter[]): string {
  if (parameters.some((each) => each.name === name)) return name;
  for (const { name: owner, fields = [] } of parameters) {
    const found = fields.find((field) => joinedName(owner, field.name) === name);
    if (found) return found.name;
  }
  return name;
}
