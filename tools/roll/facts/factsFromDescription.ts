import type { ApiFacts, ApiMember, ApiParameter, Availability } from '../apiFacts.ts';
import { stated } from '../apiFacts.ts';
import type { ApiLanguage } from '#api-reference/facts.ts';

/** Turns the framework's own description of its API into a table of `data/api`, without its prose. */
export function factsFromDescription(description: Description): ApiFacts {
  const classes = description.map((described) => {
    const { name, extends: base = null, since } = described;
    const langs = availabilityOf(described.langs, name);
    const members = described.members.map(toMember);
    return { name, extends: base, since: releaseOf(since), ...(langs && { langs }), members };
  });
  return { classes };
}

function toMember(described: DescribedMember): ApiMember {
  const { kind, name, alias, overloadIndex, type } = described;
  return stated<ApiMember>({
    kind,
    name,
    alias: alias !== name && alias,
    async: described.async,
    ...standingOf(described),
    langs: availabilityOf(described.langs, name),
    overload: overloadIndex > 0 && overloadIndex,
    returns: typeExpression(type),
    required: kind === 'property' && described.required,
    exampleLanguages: sampleLanguages(described.spec),
    args: toParameters(described.args),
    // The fields of what is returned, held or passed on; where only one language has an object, of that.
    properties: toParameters(
      firstProperties([type, ...Object.values(described.langs.types ?? {})]),
    ),
  });
}

function standingOf({ since, deprecated, discouraged }: DescribedMember) {
  return {
    since: releaseOf(since),
    deprecated: deprecated !== undefined,
    discouraged: discouraged !== undefined,
  };
}

function toParameters(described: readonly DescribedMember[]): ApiParameter[] {
  return described.map((one) =>
    stated<ApiParameter>({
      name: one.name,
      type: typeExpression(one.type),
      required: one.required,
      optional: !one.required,
      ...standingOf(one),
      langs: availabilityOf(one.langs, one.name),
      properties: toParameters(propertiesOf(one.type)),
    }),
  );
}

/** Nothing where all languages agree. */
function availabilityOf(described: DescribedLangs, name: string): ApiMember['langs'] {
  const { only, aliases, types = {}, overrides = {} } = described;
  const replaced = Object.entries(overrides);
  const renamed = replaced.filter(([, { alias }]) => alias !== name);
  const own = [...Object.entries(types), ...replaced.map(([to, { type }]) => [to, type] as const)];
  const langs = stated<Availability>({
    only,
    aliases: named({
      ...aliases,
      ...Object.fromEntries(renamed.map(([to, { alias }]) => [to, alias])),
    }),
    types: named(Object.fromEntries(own.map(([to, type]) => [to, typeExpression(type)]))),
  });
  return named(langs);
}

/** Undefined where nothing is named. */
function named<T extends object>(names: T): T | undefined {
  return Object.keys(names).length > 0 ? names : undefined;
}

/** `api.json`, the framework's description of its API, as far as the facts need it. */
export type Description = DescribedClass[];

interface DescribedClass extends Pick<DescribedMember, 'name' | 'since' | 'langs'> {
  extends?: string;
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
interface DescribedBlock {
  /** `js`, `python async`, `java`. */
  codeLang?: string;
  children?: DescribedBlock[];
}

interface DescribedLangs {
  only?: ApiLanguage[];
  aliases?: Partial<Record<ApiLanguage, string>>;
  types?: Partial<Record<ApiLanguage, DescribedType>>;
  /** What a language has in its place, with a name (`alias`) and a type of its own. */
  overrides?: Partial<Record<ApiLanguage, DescribedMember>>;
}

interface DescribedType {
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
function releaseOf(since: string): string {
  return since.replace(/^v?\.?(?=\d)/, 'v');
}

/**
 * The expression of a type; undefined for what holds nothing and for bags of options. One release gives objects names
 * that no language has: `[Object=Header]`.
 */
function typeExpression({ name, expression }: DescribedType): string | undefined {
  if (expression !== undefined) return expression.replaceAll(/\[Object=\w+\]/g, '[Object]');
  return name === 'void' || name === 'Object' ? undefined : `[${name}]`;
}

/** The properties of the first object in a type: a union repeats them for each of its parts. */
function propertiesOf({
  properties,
  union = [],
  templates = [],
}: DescribedType): DescribedMember[] {
  return properties ?? firstProperties([...union, ...templates]);
}

function firstProperties(types: readonly DescribedType[]): DescribedMember[] {
  return types.map(propertiesOf).find(({ length }) => length > 0) ?? [];
}

/** The languages of the samples in a text, in order: `python async` counts as `python`. */
function sampleLanguages(blocks: readonly DescribedBlock[] = []): string[] {
  const languages = blocks.flatMap(({ codeLang, children }) => [
    ...(codeLang ? codeLang.split(' ', 1) : []),
    ...sampleLanguages(children),
  ]);
  return [...new Set(languages)];
}
