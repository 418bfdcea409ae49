import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { snakeCase } from './names.ts';

const known = new Map<string, string>();

/** `waitForURL` → `wait-for-url`, `waitForEvent2` → `wait-for-event-2`, `(call)` → `call`. */
export function kebabCase(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const kebab = snakeCase(name)
    .replace(/[()]/g, '')
    .replace(/(?<=[a-z])(?=\d)/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // A few hundred names, each asked for thousands of times.
  known.set(name, kebab);
  return kebab;
}

/** The anchor of a member, as everywhere on the web: `page-goto`, `page-event-popup`. */
export function memberAnchor(
  owner: Pick<ApiClass, 'name'>,
  member: Pick<ApiMember, 'kind' | 'name'>,
): string {
  const kind = member.kind === 'event' ? '-event' : '';
  return `${kebabCase(owner.name)}${kind}-${kebabCase(member.name)}`;
}
