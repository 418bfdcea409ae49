import type { ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { isOptionsBag } from '#api-reference/types/typeContext.ts';

/** Everything in a member that needs a text, in any language: `url`, `timeout`, `proxy.server`. */
export function parameterPaths({ args = [], properties = [] }: ApiMember): Set<string> {
  const parameters = args.flatMap((arg) => (isOptionsBag(arg) ? (arg.properties ?? []) : [arg]));
  return new Set([...parameters, ...properties].flatMap((parameter) => pathsBelow(parameter)));
}

function pathsBelow({ name, properties = [] }: ApiParameter): string[] {
  return [name, ...properties.flatMap(pathsBelow).map((path) => `${name}.${path}`)];
}
