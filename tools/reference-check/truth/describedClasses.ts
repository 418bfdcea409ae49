import type {
  DescribedBlock,
  DescribedClass,
  DescribedLangs,
  DescribedMember,
  DescribedType,
  Description,
} from '../../roll/description.ts';
import { typeExpression, releaseOf, sampleLanguages } from '../../roll/description.ts';
import type { Language, TruthClass, TruthItem, TruthMember } from './truth.ts';
import { LANGUAGES } from './truth.ts';

/** The classes of `api.json`, the framework's own description, without its prose. */
export function describedClasses(description: Description): TruthClass[] {
  return description.map(({ name, since, langs, spec, members }: DescribedClass) => ({
    name,
    since: releaseOf(since),
    ...(langs.only && langs.only.length > 0 && { only: langs.only }),
    ...samplesOf(spec),
    members: members.map(toMember),
  }));
}

function toMember(described: DescribedMember): TruthMember {
  const { kind, name, alias, async, discouraged, args } = described;
  return {
    kind,
    ...toItem(described),
    ...(alias !== name && { alias }),
    ...(async && { async: true as const }),
    ...(discouraged !== undefined && { discouraged: true as const }),
    ...samplesOf(described.spec),
    args: args.map(toItem),
  };
}

function toItem(described: DescribedMember): TruthItem {
  const { name, type, since, required, deprecated, langs } = described;
  const text = proseOf(described.spec);
  const mentions = mentionsOf(text);
  const standard = defaultOf(text);
  return {
    name,
    ...typeAndFields(type),
    since: releaseOf(since),
    ...(!required && { optional: true as const }),
    ...(deprecated !== undefined && { deprecated: true as const }),
    ...(standard !== undefined && { default: standard }),
    ...(mentions.length > 0 && { mentions }),
    ...availabilityOf(langs),
  };
}

/** Only the form of a language has an alias that its package uses: `pageFunction` in Node.js. */
function toOwnForm(described: DescribedMember): TruthItem {
  return { ...toItem(described), alias: described.alias };
}

function availabilityOf({ only = [], aliases = {}, types = {}, overrides = {} }: DescribedLangs) {
  return {
    ...(only.length > 0 && { only }),
    ...(!isEmpty(aliases) && { aliases }),
    ...(!isEmpty(types) && { types: mapValues(types, typeAndFields) }),
    ...(!isEmpty(overrides) && { own: mapValues(overrides, toOwnForm) }),
  } as Pick<TruthItem, 'only' | 'aliases' | 'types' | 'own'>;
}

function typeAndFields(type: DescribedType): { type?: string; fields?: TruthItem[] } {
  const text = typeExpression(type);
  const fields = fieldsOf(type).map(toItem);
  return { ...(text !== undefined && { type: text }), ...(fields.length > 0 && { fields }) };
}

/** The fields of all objects in a type: a union repeats them, and languages have their own forms. */
function fieldsOf({
  properties = [],
  union = [],
  templates = [],
}: DescribedType): DescribedMember[] {
  const all = [...properties, ...[...union, ...templates].flatMap(fieldsOf)];
  return [
    ...new Map(all.map((field) => [`${field.name} ${field.langs.only?.join()}`, field])).values(),
  ];
}

function proseOf(blocks: readonly DescribedBlock[] = []): string {
  return blocks
    .map(({ type, text = '', children }) =>
      type === 'code' ? '' : `${text}\n${proseOf(children)}`,
    )
    .join('\n')
    .replaceAll('↵', ' ');
}

/** The languages in which it shows a sample. */
function samplesOf(blocks: readonly DescribedBlock[] = []): { samples?: Language[] } {
  const found = new Set(sampleLanguages([...blocks]));
  const samples = LANGUAGES.filter((language) => found.has(language));
  return samples.length > 0 ? { samples } : {};
}

function mentionsOf(text: string): string[] {
  const found = text.matchAll(/\[`(method|property|event): ([\w.]+)`\]/g);
  return [...new Set([...found].map(([, kind, name = '']) => nameOf(kind, name)))].sort();
}

function nameOf(kind: string | undefined, name: string): string {
  return kind === 'event' ? name.replace('.', '#') : name;
}

/** The value in code; nothing to compare where the text speaks of a default in words, or of an expression of Node.js. */
function defaultOf(text: string): string | undefined {
  const value = /\b[Dd]efaults? to `([^`]+)`/.exec(text)?.[1];
  if (value !== undefined && !/^[a-z]+\./.test(value)) return value;
  return /\bdefaults?\b/i.test(text) ? '' : undefined;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function mapValues<T, R>(record: Partial<Record<string, T>>, map: (value: T) => R) {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, map(value)]],
    ),
  );
}
