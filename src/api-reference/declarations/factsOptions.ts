import type { ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';

/** A name with the names inside it. */
export interface NameTree {
  name: string;
  children: NameTree[];
}

/** The arguments or properties that the facts give to Node.js, by their names there. */
export function factsOptions(parameters: readonly ApiParameter[] = []): NameTree[] {
  return parameters
    .filter((parameter) => existsIn(parameter, 'js') && !isEmptied(parameter))
    .map((parameter) => ({
      name: parameter.langs?.aliases?.js ?? parameter.name,
      children: factsOptions(parameter.properties),
    }));
}

/** An object that has properties, but none in Node.js. */
function isEmptied({ properties = [] }: ApiParameter): boolean {
  return properties.length > 0 && !properties.some((property) => existsIn(property, 'js'));
}
