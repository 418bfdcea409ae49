import type { DeclaredMember } from './declaredClass.ts';

/** Events may be called like a method: `close` is both. */
export function memberKey({ kind, name }: Pick<DeclaredMember, 'kind' | 'name'>): string {
  return kind === 'event' ? `event:${name}` : name;
}
