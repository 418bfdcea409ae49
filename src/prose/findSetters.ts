import type { Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { Finding } from './rules.ts';

/** A verb that takes the name of an option as its object. */
const VERB = /\b(?:set|sets|setting|pass|passes|passing)(?: the)?(?: option)?\s$/i;
/** `Locator.click.force`, but not `Locator.click`. */
const OPTION = /^\w+\.\w+\.\w/;
const SETTER = /^set[A-Z]\w*(?:\(|$)/;

/** Options as the object of "set" or "pass": in Java, where an option is a method, that reads "set setForce". */
export function findSetters(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    const verb = before?.type === 'text' ? VERB.exec(before.value)?.[0].trim() : undefined;
    if (verb === undefined || !isOption(node)) return;
    const text = `${verb} ${toString(node)}`;
    findings.push({
      check: 'names',
      line: node.position?.start.line ?? 1,
      text,
      what: `The Java edition shows a method after a verb: "${text}".`,
      fix: 'Write "use" or "with", which fits the name of an option and that of its setter.',
    });
  });
  return findings;
}

function isOption(node: Node): boolean {
  if (node.type === 'inlineCode') return SETTER.test(toString(node));
  return node.type === 'textDirective' && OPTION.test(toString(node));
}
