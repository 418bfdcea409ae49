import { asLocators } from 'virtual:framework/locatorGenerators';
import type { LabTools, View } from './labParts.ts';
import { reasonFor } from './reason.ts';
import { codeRow, errorText, markPlace } from './resultParts.ts';
import type { Located } from '../scene/locators.ts';
import type { Outcome } from '../scene/question.ts';
import type { ParsedLocator } from '../worker/translate.ts';

/** What the lab found out about a locator, and about the element that the reader has chosen. */
export interface LocatorResult {
  parsed: ParsedLocator;
  located: Outcome<'locate'> | undefined;
  suggested: Outcome<'suggest'> | undefined;
  /** The part of a selector that leads to the frame of the chosen element; empty for the page. */
  toFrame: string;
}

/** Shows what a locator matches, and locators for the chosen element. */
export function showLocator(
  { parsed, located, suggested, toFrame }: LocatorResult,
  tools: LabTools,
): View {
  const inFrame = suggested && 'value' in suggested ? suggested.value : [];
  const selectors = inFrame.map((selector) => toFrame + selector);
  const [recommended] = selectors;
  const found = foundView(parsed, located, tools);
  const chosen = recommended
    ? ` For the chosen element, Playwright recommends ${locatorOf(recommended, tools)}.`
    : '';
  return {
    message: found.message + chosen,
    nodes: [...suggestions(selectors, tools), ...found.nodes],
  };
}

function foundView(
  parsed: ParsedLocator,
  located: Outcome<'locate'> | undefined,
  tools: LabTools,
): View {
  if (parsed.type === 'error') {
    const { text, place } = parsed;
    return { message: place.reason, nodes: text ? [markPlace(tools, text, place)] : [] };
  }
  if (!located) return { message: '', nodes: [] };
  if ('error' in located) {
    return { message: 'The locator can’t be used here.', nodes: [errorText(tools, located.error)] };
  }
  return { message: countText(located.value), nodes: matches(located.value, parsed, tools) };
}

function countText({ count }: Located): string {
  if (count === 0) return 'No element matches. Actions wait for one until they time out.';
  return count === 1 ? '1 element matches.' : `${count} elements match.`;
}

function matches(
  { count, previews, strictError }: Located,
  { selector }: Extract<ParsedLocator, { type: 'locator' }>,
  tools: LabTools,
): Node[] {
  const { create, fill } = tools;
  const items = previews.map((preview, index) => {
    const choose = create('button', { type: 'button' }, 'Get locators');
    choose.setAttribute('aria-label', `Get locators for match ${index + 1}`);
    choose.addEventListener('click', () => fill({ pick: `${selector} >> nth=${index}` }));
    return create('li', {}, create('code', {}, preview), ' ', choose);
  });
  const more = count - previews.length;
  return [
    ...(strictError === undefined
      ? []
      : [
          create('p', {}, 'Actions and assertions on a single element throw:'),
          errorText(tools, strictError),
        ]),
    ...(count > 0
      ? [create('p', {}, 'Matches, in document order:'), create('ol', {}, ...items)]
      : []),
    ...(more > 0 ? [create('p', {}, `${more} more are not shown.`)] : []),
  ];
}

function suggestions(selectors: readonly string[], tools: LabTools): Node[] {
  const { create, fill } = tools;
  if (selectors.length === 0) return [];
  const rows = selectors.map((selector, index) => {
    const code = locatorOf(selector, tools);
    const term = index === 0 ? 'Recommended' : 'Alternative';
    const use = create('button', { type: 'button' }, 'Use');
    use.setAttribute('aria-label', `Use the locator ${code}`);
    use.addEventListener('click', () => fill({ locator: code }));
    return codeRow(tools, {
      term,
      code,
      copyLabel: `Copy the locator ${code}`,
      notes: [reasonFor(selector), ' ', use],
    });
  });
  return [
    create('p', {}, 'Locators for the chosen element:'),
    create('dl', { class: 'lab-list' }, ...rows),
  ];
}

function locatorOf(selector: string, { language }: LabTools): string {
  return asLocators(language, selector)[0] ?? selector;
}
