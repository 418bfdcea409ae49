import type { Node } from 'web-tree-sitter';
import { closest } from 'fastest-levenshtein';
import { isPlatformName, neededNamespace } from '../api/platformNames.ts';
import type { Session } from './session.ts';

/** Interfaces of .NET and of the runners that look like those of the framework. */
const INTERFACES =
  /^I(Async)?(Disposable|Enumerable|Lifetime|Enumerator)$|^I(ReadOnly)?(List|Dictionary|Collection|Set)$|^I(ClassFixture|CollectionFixture|ServiceProvider|Comparable|Equatable)$/;

const FRAMEWORK = 'Microsoft.Playwright';

/** Checks the names in a written type: `Task<ILocatr>` names something that is not there. */
export function checkTypeName(session: Session, node: Node): void {
  const names = node.type === 'identifier' ? [node] : node.descendantsOfType('identifier');
  for (const name of names) checkName(session, name);
}

function checkName(session: Session, node: Node): void {
  const { types, usings, own } = session;
  const { text } = node;
  const isFramework = types.has(text) && !own.has(text);
  const isStrange = !types.has(text) && !isPlatformName(text) && !INTERFACES.test(text);
  if (isStrange && /^I[A-Z]|Options$/.test(text)) {
    const near = closest(text, [...types.keys()]);
    session.report(node, `There is no type "${text}". Did you mean "${near}"?`);
  }
  const namespace = isFramework
    ? FRAMEWORK
    : isPlatformName(text)
      ? neededNamespace(text)
      : undefined;
  if (usings && namespace && !usings.has(namespace))
    session.report(node, `"${text}" needs "using ${namespace};".`);
}
