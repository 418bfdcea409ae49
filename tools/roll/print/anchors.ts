import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { snakeCase } from './names.ts';

const known = new Map<string, string>();

/** `waitForURL` → `wait-for-url`, `waitForEvent2` → `wait-for-event-2`, `(call)` → `call`. */
function kebabCase(name: string): string {
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
export function memberAnchor(owner: ApiClass, member: ApiMember): string {
  const kind = member.kind === 'event' ? '-event' : '';
  return `${kebabCase(owner.name)}${kind}-${kebabCase(member.name)}`;
}

/** Where the name of an edition differs, readers look for its anchor, too: `page-navigate`. */
export function aliasAnchor(owner: ApiClass, name: string): string {
  return `${kebabCase(owner.name)}-${kebabCase(name)}`;
}

/** The anchor of an argument or option: `page-goto-option-timeout`; those inside others name all. */
export function optionAnchor(member: string, path: readonly string[]): string {
  return `${member}-option-${path.map(kebabCase).join('-')}`;
}

export function returnAnchor(member: string): string {
  return `${member}-return`;
}

/** The anchor of a field of what a method returns: `request-timing-return-start-time`. */
export function fieldAnchor(member: string, path: readonly string[]): string {
  return `${returnAnchor(member)}-${path.map(kebabCase).join('-')}`;
}
