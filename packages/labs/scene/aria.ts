import type { TemplateNode, TemplateRole } from 'virtual:framework/ariaSnapshot';
import { templateNodes } from '../worker/ariaTemplate.ts';
import type { SceneContext } from './context.ts';

export interface AriaSnapshots {
  /** What the element is compared as. */
  raw: string;
  /** What tools write into tests: numbers that may change are regular expressions. */
  generated: string;
}

/** The snapshot of the element that a locator finds. */
export function ariaSnapshot(context: SceneContext): AriaSnapshots {
  const element = elementOf(context);
  return {
    raw: context.script.ariaSnapshot(element, { mode: 'expect' }),
    generated: context.script.ariaSnapshot(element, { mode: 'codegen' }),
  };
}

export interface AriaVerdict {
  matches: boolean;
  /** Nodes of the template that match no element because of an attribute that is `false`, by position. */
  unsupported: readonly number[];
}

/** What the assertion says about a template. */
export async function matchAria(context: SceneContext): Promise<AriaVerdict> {
  const element = elementOf(context);
  const matches = async (expectedValue: TemplateNode): Promise<boolean> => {
    const options = { expression: 'to.match.aria', expectedValue, isNot: false };
    return (await context.script.expect(element, options, [element])).matches;
  };
  // Parsed by our own worker.
  const template = context.input as TemplateNode;
  const unsupported = [];
  for (const [index, node] of templateNodes(template).entries()) {
    if (hasFalse(node) && !(await matches({ ...node, children: [] }))) unsupported.push(index);
  }
  return { matches: await matches(template), unsupported };
}

/** A snapshot has no attributes that are `false`: only the framework knows which elements could be `true`. */
function hasFalse(node: TemplateNode): node is TemplateRole {
  return node.kind === 'role' && Object.values(node).includes(false);
}

function elementOf({ script, parsed, window }: SceneContext): Element {
  const element = script.querySelector(parsed, window.document, true);
  if (!element) throw new Error('element(s) not found');
  return element;
}
