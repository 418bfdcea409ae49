import { joinedName, parameterOf, type ApiMember, type ApiParameter } from './api.ts';
import type { Field, Value } from './statements.ts';

/** Arguments that are one object in Node.js: `setViewportSize(640, 480)`, `.setRecordVideoDir(…)`. */
export function collapsed(all: readonly Field[], node: ApiMember | undefined): Field[] {
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
