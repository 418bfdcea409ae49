import { actionability } from './actionability.ts';
import type { SceneContext, SceneOptions } from './context.ts';
import type { TemplateNode, TemplateRole } from 'virtual:framework/ariaSnapshot';
import { templateNodes } from '../worker/ariaPairs.ts';

/** What labs can ask; results are plain data. */
export const SCENE_ANSWERS = {
  ...{ actionability, ariaSnapshot, locate, matchAria, suggest },
} satisfies Record<string, (context: SceneContext) => unknown>;

type SceneAnswers = typeof SCENE_ANSWERS;

/** A page, and what to find out about it. Every question contains the page, so that a new frame needs nothing else. */
export interface SceneQuestion extends SceneOptions {
  html: string;
  asks: readonly Ask[];
  /** The page is shown already: what was asked before about it is still highlighted. */
  isMore?: true;
}

/** One thing to find out, in the frame that the selector leads to. */
export interface Ask {
  type: keyof SceneAnswers;
  selector: string;
  /** What else the function for this type needs, as plain data. */
  input?: unknown;
}

/** What came of an ask, or the framework's message. */
export type Outcome<Type extends keyof SceneAnswers = keyof SceneAnswers> =
  | { value: Awaited<ReturnType<SceneAnswers[Type]>> }
  | { error: string };

/** What readers do in a scene: they choose an element, given by the selector that the framework generates. */
export interface SceneEvent {
  type: 'pick';
  selector: string;
}

/** What leads from a frame element into its page, in selectors. */
export const ENTER_FRAME = ' >> internal:control=enter-frame >> ';

/** How many matches a lab lists. */
const MAX_LISTED = 20;

/** What a locator matches. */
export interface Located {
  count: number;
  /** How the framework prints the first matches. */
  previews: readonly string[];
  /** What an action throws if there are several. */
  strictError?: string;
}

/** Finds and highlights what a locator matches. */
function locate({ script, parsed, marker }: SceneContext): Located {
  const found = script.querySelectorAll(parsed, document);
  const previews = found.slice(0, MAX_LISTED).map((element) => script.previewNode(element));
  const strictError =
    found.length > 1 ? script.strictModeViolationError(parsed, found).message : undefined;
  marker.markMatches(found);
  return { count: found.length, previews, ...(strictError !== undefined && { strictError }) };
}

/** Selectors for the element that a selector finds, the recommended one first. */
function suggest({ script, parsed, options, marker }: SceneContext): string[] {
  const element = script.querySelector(parsed, document, true);
  if (!element) return [];
  marker.markPicked(element);
  const { testIdAttribute: testIdAttributeName } = options;
  return script.generateSelector(element, { testIdAttributeName, multiple: true }).selectors;
}

export interface AriaSnapshots {
  /** What the element is compared as. */
  raw: string;
  /** What tools write into tests: numbers that may change are regular expressions. */
  generated: string;
}

/** The snapshot of the element that a locator finds. */
function ariaSnapshot(context: SceneContext): AriaSnapshots {
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
async function matchAria(context: SceneContext): Promise<AriaVerdict> {
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

function elementOf({ script, parsed }: SceneContext): Element {
  const element = script.querySelector(parsed, document, true);
  if (!element) throw new Error('element(s) not found');
  return element;
}
