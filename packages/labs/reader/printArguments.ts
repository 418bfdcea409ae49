import { joinedName, memberOf, type ApiMember, type ApiParameter } from './api.ts';
import { Refusal } from './code.ts';
import type { Call, Field, Value } from './statements.ts';
import { LABELS, type Language } from '../worker/languages.ts';

/** What prints the parts of a value, and remembers what that needs to import. */
export interface Printer {
  to: Language;
  imports: Set<string>;
  print: (value: Value, parameter: ApiParameter | undefined) => string;
}

/** Writes what a call gets, arguments first. */
export function printArguments(call: Call, member: ApiMember, { to, print }: Printer): string {
  const { given, className, member: name, from: at } = call;
  const { args = [], options = [], optionsClass } = member;
  const rest = new Map(
    given
      .flatMap((field) => flattened(field, [...args, ...options], call))
      .map((each) => [each.name, each]),
  );
  const written: string[] = [];
  const last = args.findLastIndex((arg) => rest.has(arg.name));
  for (const arg of args.slice(0, last + 1)) {
    const field = rest.get(arg.name);
    rest.delete(arg.name);
    if (!field && !arg.isOptional)
      throw new Refusal(at, `"${member.spelled}" needs "${arg.name}" in ${LABELS[to]}.`);
    written.push(field ? print(field.value, arg) : to === 'python' ? 'None' : 'null');
  }
  const needed = args.slice(last + 1).find((arg) => !arg.isOptional);
  if (needed) throw new Refusal(at, `"${member.spelled}" needs "${needed.name}" in ${LABELS[to]}.`);
  const chosen = [...rest.values()].map((field) => {
    const option = options.find((each) => each.name === field.name);
    if (!option)
      throw new Refusal(field.value.from, `"${name}" has no "${field.name}" in ${LABELS[to]}.`);
    return { option, value: field.value };
  });
  if (chosen.length > 0) written.push(optionsText(chosen, optionsClass ?? className));
  return written.join(', ');

  function optionsText(
    chosen: readonly { option: ApiParameter; value: Value }[],
    className: string,
  ): string {
    const texts = chosen.map(({ option, value }) => ({
      name: formOf(option, value, to),
      option,
      value,
    }));
    switch (to) {
      case 'javascript':
        return `{ ${texts.map(({ name, option, value }) => entry(name, print(value, option))).join(', ')} }`;
      case 'python':
        return texts.map(({ name, option, value }) => `${name}=${print(value, option)}`).join(', ');
      case 'java':
        return `new ${className}()${texts.map(({ name, option, value }) => `.${name}(${setterText(value, option)})`).join('')}`;
      case 'csharp':
        return `new() { ${texts.map(({ name, option, value }) => `${name} = ${print(value, option)}`).join(', ')} }`;
    }
  }

  /** `.setPosition(5, 5)` takes the fields of a position. */
  function setterText(value: Value, option: ApiParameter): string {
    const { fields = [] } = option;
    const needed = fields.filter((field) => !field.isOptional);
    const isShort =
      value.type === 'object' &&
      needed.length === value.entries.length &&
      value.entries.every(({ name }) => needed.some((field) => field.name === name));
    if (!isShort) return print(value, option);
    return needed
      .map((field) => value.entries.find(({ name }) => name === field.name))
      .map((each) => (each ? print(each.value, undefined) : ''))
      .join(', ');
  }
}

/** The name of an option, which .NET has twice for texts and regular expressions. */
export function formOf(option: ApiParameter, value: Value, to: Language): string {
  const { name, spelled = name, forms } = option;
  if (!forms) return spelled;
  const [text = spelled] = Object.keys(forms);
  const kind = value.type === 'list' ? value.items[0]?.type : value.type;
  if (kind === 'string' || kind === 'template' || kind === 'chain') return text;
  const wanted = { pattern: /Regex/, object: /Object/ }[kind as string];
  const found = wanted ? Object.keys(forms).find((form) => wanted.test(form)) : text;
  if (!found) throw new Refusal(value.from, `"${name}" has no such form in ${LABELS[to]}.`);
  return found;
}

/** A property of JavaScript. */
export const entry = (name: string, text: string): string =>
  name === text ? name : `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`;

/** An object whose fields are arguments in this language: `setViewportSize(640, 480)`, `select_option(label="A")`. */
function flattened(
  field: Field,
  parameters: readonly ApiParameter[],
  call: Call,
): readonly Field[] {
  const has = (name: string | undefined) => parameters.some((each) => each.name === name);
  const { value } = field;
  const known = parameters.find(({ name }) => name === field.name);
  const isSplit =
    value.type === 'object' && !known?.fields && value.entries.every(({ name }) => has(name));
  if (known && !(isSplit && value.entries.length > 0)) {
    const file = parameters.find(({ name }) => name === `${field.name}Path`);
    return file && value.type !== 'object' ? [{ name: file.name, value }] : [field];
  }
  const joined =
    value.type === 'object'
      ? value.entries.map((each) => ({ ...each, name: joinedName(field.name, each.name) }))
      : [];
  if (joined.length > 0 && joined.every(({ name }) => has(name))) return joined;
  const node = memberOf('javascript', call.className, call.member);
  const [first] = node?.args?.find(({ name }) => name === field.name)?.fields ?? [];
  const items = value.type === 'list' ? value.items : [value];
  const objects = items.filter((item) => item.type === 'object');
  if (objects.length === 0 && first && has(first.name)) return [{ name: first.name, value }];
  const [object, ...others] = objects;
  if (!object || !object.entries.every(({ name }) => has(name))) return [field];
  if (others.length === 0) return object.entries;
  const [entry] = object.entries;
  const values = objects.flatMap(({ entries }) =>
    entries.filter(({ name }) => name === entry?.name),
  );
  if (!entry || objects.some(({ entries }) => entries.length !== 1) || values.length < items.length)
    return [field];
  return [
    {
      name: entry.name,
      value: { ...value, type: 'list', items: values.map((each) => each.value) },
    },
  ];
}
