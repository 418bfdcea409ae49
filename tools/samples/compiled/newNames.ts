import type { ApiLanguage } from '#api-reference/facts.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiFacts, ApiMember, ApiParameter } from '../../roll/apiFacts.ts';
import { existsIn } from '../../roll/apiFacts.ts';
import { memberName, parameterName } from '../../roll/print/names.ts';
import type { Finding } from '../sample.ts';

/** The fact tables to compare; their content decides which findings are ignored. */
export const FACTS_FILES = ['data/roll/stable.json', 'data/roll/current.json'] as const;

/** The summary's note about the version that can't be checked against its own package. */
export const NEXT_NOTE =
  'Samples of the next version are checked against the released package; members and options that only the facts of the next version have are allowed.';

/**
 * Identifies findings that only mean that the released package lacks something new in the next version: PyPI
 * and Maven Central have no package of it.
 */
export function createNewNames(root: string, language: ApiLanguage): (finding: Finding) => boolean {
  const [stable, current] = FACTS_FILES.map((file) => pairsOf(readFacts(root, file), language));
  const added = [...(current ?? [])].filter((pair) => !stable?.has(pair));
  const pairs = added.map((pair) => pair.split('.'));
  return ({ sample, message }) => {
    if (sample.versions.includes('stable')) return false;
    const said = wordsOf(message);
    const written = wordsOf(sample.code);
    return pairs.some(
      ([owner = '', name = '']) => said.has(name) && (said.has(owner) || written.has(owner)),
    );
  };
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\w+/g));
}

function readFacts(root: string, file: string): ApiFacts {
  // The roll validates these tables when it writes them.
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as ApiFacts;
}

/** `Locator.description` for members, `click.steps` for their parameters. */
function pairsOf({ classes }: ApiFacts, language: ApiLanguage): Set<string> {
  const known = classes.filter((owner) => existsIn(owner, language));
  return new Set(
    known.flatMap(({ name: owner, members }) =>
      members
        .filter((member) => existsIn(member, language))
        .flatMap((member) => [
          `${owner}.${memberName(member, language)}`,
          ...parameterPairs(member, language),
        ]),
    ),
  );
}

function parameterPairs(member: ApiMember, language: ApiLanguage): string[] {
  const owner = memberName(member, language);
  const pairs = (parameters: readonly ApiParameter[]): string[] =>
    parameters
      .filter((parameter) => existsIn(parameter, language))
      .flatMap((parameter) => [
        `${owner}.${optionName(parameter, language)}`,
        ...pairs(parameter.properties ?? []),
      ]);
  return pairs(member.args ?? []);
}

/** In Java an option is a setter: `setSteps`. */
function optionName(parameter: ApiParameter, language: ApiLanguage): string {
  const name = parameterName(parameter, language);
  return language === 'java' ? `set${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}
