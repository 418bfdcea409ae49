import { classSlug } from '#api-reference/facts.ts';
import { readFileSync } from 'node:fs';
import { kebabCase, memberAnchor } from '../../tools/roll/print/names.ts';
import type { DeclaredOption } from '../../tools/roll/declarations/declaredClass.ts';
import { readDeclarations } from '../../tools/roll/declarations/readDeclarations.ts';

/** An option as a guide's table must show it. */
export interface OptionFacts {
  /** `TestConfig.expect.timeout`. */
  id: string;
  /** Where the reference describes it: `class-testconfig#test-config-expect-option-timeout`. */
  place: string;
  /** The members of its union: `'pipe'`, `'ignore'`. */
  types: string[];
  /** The default in the comment; undefined if it has none. */
  default: string | undefined;
  /** The options inside its object. */
  properties: string[];
}

/** Classes whose options guides list completely. */
const OWNERS = ['TestConfig', 'TestProject', 'TestOptions'];

/** Every configuration option that a package declares, including nested ones. */
export function declaredOptions(folder: string): OptionFacts[] {
  const core = `${folder}/node_modules/playwright-core/types/types.d.ts`;
  const files = [core, `${folder}/types/test.d.ts`, `${folder}/types/testReporter.d.ts`];
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const { classes } = readDeclarations(sources);
  const members = OWNERS.flatMap((owner) =>
    [...(classes.get(owner)?.members.values() ?? [])].map((member) => ({ owner, member })),
  );

  return members.flatMap(({ owner, member }) => {
    const anchor = memberAnchor({ name: owner }, member);
    const page = classSlug(owner);
    const nested = (options: readonly DeclaredOption[], path: readonly string[]): OptionFacts[] =>
      options.flatMap((option) => [
        {
          id: [owner, member.name, ...path, option.name].join('.'),
          place: `${page}#${anchor}-option-${[...path, option.name].map(kebabCase).join('-')}`,
          types: unionOf(option.type),
          default: statedDefault(option.text) ?? (option.isOptional ? undefined : 'required'),
          properties: option.options.map(({ name }) => name),
        },
        ...nested(option.options, [...path, option.name]),
      ]);
    return [
      {
        id: `${owner}.${member.name}`,
        place: `${page}#${anchor}`,
        types: unionOf(member.type),
        default: statedDefault(member.doc.text),
        properties: member.options.map(({ name }) => name),
      },
      ...nested(member.options, []),
    ];
  });
}

/** Values that still work, but that no comment mentions. */
const OLD_NAMES = new Set(["'retry-with-trace'", "'retry-with-video'"]);

/** How comments state a default, and how a table writes it. */
const STATED: [RegExp, (found: string) => string][] = [
  [/(?<!it )[Dd]efaults? (?:`\w+` value )?to `(.+?)`/, (value) => value.replaceAll('"', "'")],
  [/\b(\d+) minutes?\b/, (minutes) => String(Number(minutes) * 60_000)],
  [/[Dd]efaults to (\d+) seconds/, (seconds) => String(Number(seconds) * 1000)],
  [/[Dd]efaults to (\d+|true|false)(?:ms)?\b/, (value) => value],
  [/[Zz]ero (?:timeout )?\(default\)/, () => '0'],
  [/`([^`]+)` (?:is used )?by default/, (value) => value],
  [/following glob pattern: `(.+?)`/, (value) => value],
  [/(?:unset by default|[Dd]efaults to no(?:ne| timeout))/i, () => 'none'],
];

function statedDefault(comment: string): string | undefined {
  const prose = comment.replace(/^```[^]*?^```$/gm, '');
  for (const [pattern, write] of STATED) {
    const found = pattern.exec(prose);
    if (found) return write(found[1] ?? '');
  }
  return undefined;
}

/** The members of a union, without `undefined`: arrays read `T[]`, and types with properties or places `object`. */
function unionOf(type: string): string[] {
  const members = split(/^\((.*)\)$/.exec(type)?.[1] ?? type).flatMap((part): string[] => {
    if (part === 'undefined' || OLD_NAMES.has(part)) return [];
    const element = /^Array<(.*)>$/.exec(part)?.[1] ?? /^(.*)\[\]$/.exec(part)?.[1];
    if (element !== undefined) return [arrayOf(unionOf(element))];
    const isWritten = /^[^A-Z[{]/.test(part) || part === 'RegExp' || part === 'Buffer';
    return [isWritten ? part.replaceAll('"', "'") : 'object'];
  });
  return [...new Set(members)];
}

function arrayOf(members: readonly string[]): string {
  return members.length === 1 ? `${members[0]}[]` : `(${members.join(' | ')})[]`;
}

/** The members of a union, which may contain nested unions. */
function split(type: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const sign of `${type}|`) {
    if ('<({['.includes(sign)) depth++;
    if ('>)}]'.includes(sign)) depth--;
    if (sign !== '|' || depth > 0) part += sign;
    else {
      parts.push(part);
      part = '';
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
