import type { ClassFacts, MemberFacts, ParameterFacts, Printed } from '#api-reference/facts.ts';
import { plainCode } from '#api-reference/facts.ts';
import type { Statements } from './statements.ts';
import {
  evenPython,
  inOrder,
  splitCall,
  splitOutside,
  state,
  statePython,
  withoutNone,
} from './statements.ts';

/** What the pages of a language say; .NET has no package here that it could be compared with. */
export const PRINTED = { js: printedNode, python: printedPython, java: printedJava };

export type ComparedLanguage = keyof typeof PRINTED;

function printedNode(classes: readonly ClassFacts[]): Statements {
  const statements: Statements = new Map();
  for (const { owner, member, place } of placesOf(classes, statements)) {
    const { kind, args = [], options, fields } = member;
    const all = callsOf(owner, member);
    for (const code of callsOf(owner, member, [member])) {
      const { list, tail } = splitCall(kind === 'property' ? '' : code);
      state(statements, `${place}:`, evenNode((kind === 'property' ? code : tail).slice(2)));
      for (const parameter of list) {
        const [name = '', type = ''] = splitOutside(parameter, ':');
        const bare = name.replace(/\?$|^\.{3}/g, '');
        const isIn = new RegExp(`[(, .]${bare}\\??:`);
        const isOptional = bare !== name || all.some((other) => !isIn.test(other));
        state(statements, `${place}.${bare}`, evenNode(type), isOptional);
      }
    }
    for (const arg of args) nodeFields(arg.fields, `${place}.${arg.node ?? arg.name}`, statements);
    nodeFields(options, `${place}.options`, statements);
    nodeFields(fields, kind === 'method' ? `${place}:` : place, statements);
  }
  return statements;
}

/** What stands after the name in each signature of members that are called alike. */
function callsOf(
  { members }: ClassFacts,
  { kind, spelled }: MemberFacts,
  of = members.filter((other) => other.kind === kind && other.spelled === spelled),
): string[] {
  return of
    .flatMap(({ signatures }) => signatures.map(plainCode))
    .map((signature) => {
      const at = signature.indexOf(`.${spelled}`);
      const start = at < 0 ? signature.search(/(?<=^\w+)\W/) : at + spelled.length + 1;
      return signature.slice(start);
    });
}

function nodeFields(
  fields: readonly ParameterFacts[] = [],
  place: string,
  statements: Statements,
): void {
  for (const field of fields) {
    const at = `${place}.${field.spelled ?? field.name}`;
    state(statements, at, evenNode(plainCode(field.type)), field.optional);
    nodeFields(field.fields, at, statements);
  }
}

/** Of functions only that they are some; two words stand for what can be passed to and from a browser. */
function evenNode(text: string): string {
  const [, inside] = /^\((.*)\)$/s.exec(text) ?? [];
  if (inside !== undefined && splitCall(text).tail === '') return evenNode(inside);
  if (/^(?:<.*>)?\(.*\) =>/s.test(text) || text === 'Function') return 'function';
  if (/^(?:Serializable|EvaluationArgument)$/.test(text)) return 'any';
  const parts = splitOutside(text, '|');
  if (parts.length > 1) return inOrder(parts.map(evenNode));
  const [, name, list] = /^(\w+)<(.*)>$/s.exec(text) ?? [];
  if (name === undefined || list === undefined) return text;
  return `${name}<${splitOutside(list, ',').map(evenNode).join(', ')}>`;
}

function printedPython(classes: readonly ClassFacts[]): Statements {
  const statements: Statements = new Map();
  for (const { owner, member, place } of placesOf(classes, statements)) {
    const { args = [], options = [], fields, returns } = member;
    for (const code of callsOf(owner, member, [member])) statePython(statements, place, code);
    for (const one of [...args, ...options]) {
      const type = withoutNone(evenPython(plainCode(one.type)));
      state(statements, `${place}.${one.spelled ?? one.name}:`, type, one.optional);
      pythonKeys(one.type, one.fields, statements);
    }
    pythonKeys(returns?.type, fields, statements);
  }
  return statements;
}

/** The keys of a dictionary that has a name. */
function pythonKeys(
  type: Printed | undefined,
  fields: readonly ParameterFacts[] = [],
  statements: Statements,
): void {
  const owner = structureIn(type);
  for (const field of fields) {
    if (owner !== undefined) statements.set(`${owner}.${field.spelled ?? field.name}`, 'key');
    pythonKeys(field.type, field.fields, statements);
  }
}

function printedJava(classes: readonly ClassFacts[]): Statements {
  const statements: Statements = new Map();
  for (const {
    owner: { name: owner },
    member,
  } of membersOf(classes, statements)) {
    const { signatures, args = [], options = [], optionsClass, fields, returns } = member;
    for (const signature of signatures.map(plainCode)) {
      const { head, list } = splitCall(signature);
      const [, result = '', name = ''] = /^(?:static )?(\S.*) (\w+)$/.exec(head) ?? [];
      const taken = list.map((one) => one.replace(`${owner}.`, '')).join(', ');
      state(statements, `${owner}.${name}(${taken})`, result);
    }
    for (const { name, spelled = name, type } of options)
      for (const one of splitOutside(plainCode(type), '|'))
        statements.set(`${optionsClass}.${spelled}(${one})`, 'option');
    for (const one of [...args, ...options]) javaFields(one, one.fields, statements);
    if (returns) javaFields(returns, fields, statements);
  }
  return statements;
}

/** The fields of a class that holds nothing else, and the constants of enumerations. */
function javaFields(
  { type, enums = [] }: Pick<ParameterFacts, 'type' | 'enums'>,
  fields: readonly ParameterFacts[] = [],
  statements: Statements,
): void {
  for (const { name, constants = [] } of enums)
    for (const constant of constants) statements.set(`${name}.${constant}`, 'constant');
  for (const field of fields) {
    state(statements, `${structureIn(type)}.${field.spelled ?? field.name}`, plainCode(field.type));
    javaFields(field, field.fields, statements);
  }
}

const OF_THE_LANGUAGE = /^(?:Dict|Union|Literal|Optional|Sequence|List|Map|String)$/;

/** `Union[str, List[FilePayload]]` → `FilePayload`. */
function structureIn(type: Printed = ''): string | undefined {
  const names = plainCode(type.replace(/"[^"]*"/g, '')).match(/\b[A-Z]\w+/g);
  return names?.findLast((name) => !OF_THE_LANGUAGE.test(name));
}

function membersOf(classes: readonly ClassFacts[], statements: Statements) {
  for (const { name } of classes) statements.set(name, 'class');
  return classes.flatMap((owner) => owner.members.map((member) => ({ owner, member })));
}

/** Where each member is that is no event; of events nothing else is said. */
function placesOf(classes: readonly ClassFacts[], statements: Statements) {
  return membersOf(classes, statements).flatMap(({ owner, member }) => {
    const { kind, spelled, listened = spelled } = member;
    const place = kind === 'event' ? `${owner.name}#${listened}` : `${owner.name}.${spelled}`;
    state(statements, place, kind);
    return kind === 'event' ? [] : [{ owner, member, place }];
  });
}
