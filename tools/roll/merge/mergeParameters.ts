import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiParameter } from '../apiFacts.ts';
import type { DeclaredOption } from '../declarations/declaredClass.ts';
import { changedParameter } from './applyChanges.ts';
import { isDeprecated, parameterOfDeclared } from './factsOfDeclared.ts';
import { isException, renamedTo } from '../exceptions.ts';
import { isNodeOnly, languagesOf, withLanguage, withoutLanguage } from './languages.ts';

/** The arguments or options at one place, in the facts and in the declarations. */
export interface ParametersAt {
  /** `Page.goto.options`. */
  path: string;
  facts: readonly ApiParameter[];
  declared: readonly DeclaredOption[];
  /** What the release before declared here. */
  before: readonly DeclaredOption[];
  /** The languages that have what they belong to. */
  languages: readonly ApiLanguage[];
  since: string;
  /** What a thing says of itself that the release before had already. */
  sinceBefore: string;
}

/** Brings the Node.js side of the facts in line with the declarations. */
export function mergeParameters(place: ParametersAt): ApiParameter[] {
  const kept = place.facts.flatMap((parameter) => mergeParameter(parameter, place));
  return addMissing(kept, place);
}

function mergeParameter(parameter: ApiParameter, place: ParametersAt): ApiParameter[] {
  const languages = languagesOf(parameter, place.languages);
  const name = nodeName(parameter);
  const now = place.declared.find((option) => option.name === name);
  const before = place.before.find((option) => option.name === name);
  if (!languages.includes('js') || isEmptied(parameter)) {
    // What other languages have in a form of their own is deprecated for them, too.
    const isAbandoned = now && before && isDeprecated(now) && !isDeprecated(before);
    return [isAbandoned ? { ...parameter, deprecated: true } : parameter];
  }
  const path = `${place.path}.${name}`;
  if (!now) {
    const isKnown = isRenamed(path, place) || isException(path, 'package');
    const rest = isKnown ? parameter : withoutLanguage(parameter, place.languages, 'js');
    return rest ? [rest] : [];
  }
  const properties = mergeParameters({
    ...place,
    path,
    facts: parameter.properties ?? [],
    declared: now.options,
    before: before?.options ?? [],
    languages,
  });
  return changedParameter(parameter, { before, now }, languages).map(
    ({ properties: _old, ...rest }) => (properties.length > 0 ? { ...rest, properties } : rest),
  );
}

function addMissing(kept: ApiParameter[], place: ParametersAt): ApiParameter[] {
  const { path, declared, before, languages, since, sinceBefore } = place;
  const isShared = !isNodeOnly(languages);
  const renamed = new Set(place.facts.map((each) => renamedTo(`${path}.${nodeName(each)}`)));
  const listed = new Set(
    kept.filter((each) => languagesOf(each).includes('js') && !isEmptied(each)).map(nodeName),
  );
  return declared
    .filter(({ name }) => !listed.has(name) && !renamed.has(name))
    .filter(({ name }) => !isException(`${path}.${name}`, 'pages'))
    .reduce<ApiParameter[]>((list, option) => {
      const index = list.findIndex((each) => each.name === option.name && !isEmptied(each));
      const elsewhere = list[index];
      if (elsewhere) return list.with(index, withLanguage(elsewhere, 'js'));
      const isOld = before.some(({ name }) => name === option.name);
      return [
        ...list,
        parameterOfDeclared(option, { since: isOld ? sinceBefore : since, isShared }),
      ];
    }, kept);
}

function isRenamed(path: string, { declared }: ParametersAt): boolean {
  const to = renamedTo(path);
  return to !== undefined && declared.some(({ name }) => name === to);
}

function nodeName({ name, langs }: ApiParameter): string {
  return langs?.aliases?.js ?? name;
}

/** An object that has properties, but none in Node.js. */
function isEmptied({ properties = [] }: ApiParameter): boolean {
  return properties.length > 0 && !properties.some((each) => languagesOf(each).includes('js'));
}
