import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiMember } from '../apiFacts.ts';

/** `api.json`, the framework's description of its API, as far as the facts need it. */
export type Description = DescribedClass[];

export interface DescribedClass {
  name: string;
  extends?: string;
  since: string;
  langs: DescribedLangs;
  spec?: DescribedBlock[];
  members: DescribedMember[];
}

/** A member, an argument or a property: all have this shape. */
export interface DescribedMember {
  kind: ApiMember['kind'];
  name: string;
  /** The public name; differs from `name` for overloads. */
  alias: string;
  overloadIndex: number;
  since: string;
  async: boolean;
  required: boolean;
  deprecated?: string;
  discouraged?: string;
  langs: DescribedLangs;
  type: DescribedType;
  args: DescribedMember[];
  spec?: DescribedBlock[];
}

/** A piece of text or a sample. */
export interface DescribedBlock {
  type?: string;
  text?: string;
  /** `js`, `python async`, `java`. */
  codeLang?: string;
  children?: DescribedBlock[];
}

export interface DescribedLangs {
  only?: ApiLanguage[];
  aliases?: Partial<Record<ApiLanguage, string>>;
  types?: Partial<Record<ApiLanguage, DescribedType>>;
  /** What a language has in its place, with a name (`alias`) and a type of its own. */
  overrides?: Partial<Record<ApiLanguage, DescribedMember>>;
}

export interface DescribedType {
  name: string;
  /** As the facts spell it: `[null]|[string]`; absent for bags of options. */
  expression?: string;
  properties?: DescribedMember[];
  union?: DescribedType[];
  templates?: DescribedType[];
}

/** A description has a list of classes with members; anything else is not one. */
export function isDescription(value: unknown): value is Description {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry: Partial<DescribedClass> | null) => Array.isArray(entry?.members))
  );
}

/** When something came, in one way of writing: `1.46` and `v.1.46` → `v1.46`. */
export function releaseOf(since: string): string {
  return since.replace(/^v?\.?(?=\d)/, 'v');
}

/**
 * The expression of a type; undefined for what holds nothing and for bags of options. One release gives objects names
 * that no language has: `[Object=Header]`.
 */
export function typeExpression({ name, expression }: DescribedType): string | undefined {
  if (expression !== undefined) return expression.replaceAll(/\[Object=\w+\]/g, '[Object]');
  return name === 'void' || name === 'Object' ? undefined : `[${name}]`;
}

/** The properties of the first object in a type: a union repeats them for each of its parts. */
export function propertiesOf(type: DescribedType): DescribedMember[] {
  if (type.properties) return type.properties;
  const parts = [...(type.union ?? []), ...(type.templates ?? [])];
  return parts.map(propertiesOf).find(({ length }) => length > 0) ?? [];
}

/** The languages of the samples in a text, in order: `python async` counts as `python`. */
export function sampleLanguages(blocks: readonly DescribedBlock[] = []): string[] {
  const languages = blocks.flatMap(({ codeLang, children }) => [
    ...(codeLang ? codeLang.split(' ', 1) : []),
    ...sampleLanguages(children),
  ]);
  return [...new Set(languages)];
}
