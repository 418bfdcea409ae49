import { joinedName, memberOf, type ApiParameter } from './api.ts';
import type { Call, Field } from './statements.ts';

/** An object whose fields are arguments in this language: `setViewportSize(640, 480)`, `select_option(label="A")`. */
export function flattened(
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
