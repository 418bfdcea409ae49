import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { existsIn } from '../../src/api-reference/apiFacts.ts';
import { memberName } from '../../src/api-reference/spelling.ts';
import { optionsName } from '../../src/api-reference/types/optionsName.ts';
import { javaUnion } from '../../src/api-reference/types/printJavaType.ts';
import { signaturesOf } from '../../src/api-reference/types/signaturesOf.ts';
import { optionsOf, parameterType } from '../../src/api-reference/types/typeContext.ts';
import { partsText } from '../../src/api-reference/types/typePart.ts';
import { prepareJava } from '../samples/java/javaPackages.ts';

const FOLDER = 'node_modules/.cache/playbill/signatures/java';
const PACKAGE = `${FOLDER}/com/microsoft/playwright`;

/** Compares the methods of every Java class in the facts with the package from Maven Central. */
export async function compareJava(facts) {
  const declared = await readPackage();
  return javaClasses(facts).flatMap((owner) => {
    const real = declared.get(owner.name);
    if (!real) return [{ place: owner.name, differences: ['is not in the package'] }];
    const printed = groupByName(printedMethods(owner));
    const names = [...new Set([...printed.keys(), ...real.keys()])];
    return names.map((name) => ({
      place: `${owner.name}.${name}`,
      differences: compareSets(printed.get(name), real.get(name)),
    }));
  });
}

/** Compares the setters of every options class. */
export async function compareJavaOptions(facts) {
  const declared = await readPackage();
  return javaClasses(facts).flatMap((owner) =>
    owner.members
      .filter((member) => existsIn(member, 'java'))
      .flatMap((member) => compareOptions(owner, member, declared)),
  );
}

function compareOptions(owner, member, declared) {
  const className = optionsName(owner, member, 'java');
  if (!className) return [];
  const real = declared.get(className);
  if (!real) return [{ place: className, differences: ['is not in the package'] }];
  return optionsOf(member, 'java').map((option) => {
    const name = option.langs?.aliases?.java ?? option.name;
    const setter = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const context = { owner, member, parameter: option, position: 'option' };
    const types = javaUnion(parameterType(option, 'java'), context).map(partsText);
    const printed = types.map((type) => `${className} ${setter}(${type})`);
    // Setters that take the fields of an object one by one are convenience overloads.
    const wanted = [...(real.get(setter) ?? [])].filter((text) => !isFieldwise(text, types));
    return {
      place: `${className}.${setter}`,
      differences: compareSets(new Set(printed), new Set(wanted)),
    };
  });
}

function isFieldwise(text, types) {
  const isObject =
    types.length === 1 && /^[A-Z]\w+$/.test(types[0]) && !/^(String|Object|Path)$/.test(types[0]);
  return isObject && /\((?:int|double|String)(?:, (?:int|double|String))*\)/.test(text);
}

function javaClasses({ classes }) {
  return classes.filter(
    (owner) =>
      (existsIn(owner, 'java') && !/Exception|Error$/.test(owner.name)) ||
      owner.name === 'WebError',
  );
}

function printedMethods(owner) {
  return owner.members
    .filter((member) => existsIn(member, 'java'))
    .flatMap((member) => {
      const signatures = signaturesOf(owner, member, 'java').map(partsText);
      const name = memberName(member, 'java');
      if (member.kind !== 'event') return signatures.map(withoutParameterNames);
      const title = name.charAt(0).toUpperCase() + name.slice(1);
      // Events are shown as calls; only the existence of both methods can be compared.
      return [`event on${title}()`, `event off${title}()`];
    });
}

/** `Response navigate(String url)` → `Response navigate(String)`. */
function withoutParameterNames(signature) {
  return signature
    .replace(/^static /, '')
    .replace(/ \w+(?=, |\)$)/g, (word, offset, text) =>
      isInsideGenerics(text.slice(0, offset)) ? word : '',
    );
}

function isInsideGenerics(text) {
  return text.split('<').length > text.split('>').length;
}

function groupByName(methods) {
  const groups = new Map();
  for (const method of methods) {
    const name = /(\w+)\(/.exec(method)[1];
    groups.set(name, (groups.get(name) ?? new Set()).add(method));
  }
  return groups;
}

function compareSets(printed = new Set(), real = new Set()) {
  if ([...printed].every((method) => method.startsWith('event ')) && printed.size > 0)
    return real.size ? [] : ['is not in the package'];
  return [
    ...[...printed]
      .filter((method) => !real.has(method))
      .map((method) => `has an extra "${method}"`),
    ...[...real].filter((method) => !printed.has(method)).map((method) => `lacks "${method}"`),
  ];
}

/** The public methods of each class as `javap` prints them, without package names. */
async function readPackage() {
  await unpackPackage();
  const files = ['', '/assertions', '/options'].flatMap((folder) =>
    readdirSync(PACKAGE + folder)
      .filter((name) => name.endsWith('.class'))
      .map((name) => `${PACKAGE}${folder}/${name}`),
  );
  const output = execFileSync('javap', ['-public', ...files], { maxBuffer: 2 ** 26 }).toString();
  const classes = new Map();
  let methods = [];
  for (const line of output.split('\n').map(simplify)) {
    const [, name] = /^public .*(?:interface|class|enum) ([\w.]+)/.exec(line) ?? [];
    if (name) classes.set(name, (methods = []));
    else if (line.startsWith('  public ') && line.endsWith(');')) methods.push(simpleMethod(line));
  }
  return new Map([...classes].map(([name, list]) => [name, groupByName(list.filter(isMethod))]));
}

async function unpackPackage() {
  const jars = await prepareJava(process.cwd());
  const jar = readdirSync(jars).find((name) => /^playwright-[\d.]+\.jar$/.test(name));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('jar', ['xf', join(jars, jar)], { cwd: FOLDER, stdio: 'inherit' });
}

function simplify(line) {
  return line.replace(/\b(?:[a-z]\w*\.)+(?=[A-Z])/g, '').replaceAll('$', '.');
}

function simpleMethod(line) {
  return line
    .trim()
    .replace(/^public (?:abstract |default |static )*/, '')
    .replace(/;$/, '');
}

function isMethod(text) {
  return /^\S+.* \w+\(/.test(text);
}
