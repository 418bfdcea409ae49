/** @jsxRuntime classic */
/** @jsx create */
import { create } from './dom.ts';
import type { Lab, LabContext, View } from './labParts.ts';
import type { ParsedLocator } from '../worker/translate.ts';
import { SCENES } from './examples.ts';
import {
  HTML_FIELD,
  LOCATOR_FIELD,
  locatorOf,
  openScenePage,
  pageOf,
  TEST_ID_FIELD,
} from './scenePage.ts';
import type { Ask, Located, Outcome } from '../scene/answers.ts';
import type { Values } from './state.ts';
import { reasonFor } from './reason.ts';
import { codeList, errorText, unreadView } from './resultParts.tsx';

/** What a locator matches on a page, and which locators match an element. */
export const locatorLab: Lab = {
  fields: () => [
    { ...LOCATOR_FIELD, type: 'lines', rows: 2 },
    HTML_FIELD,
    TEST_ID_FIELD,
    { type: 'hidden', name: 'pick', label: '' },
  ],
  examples: (language) =>
    SCENES.map(({ title, html, selector }) => ({
      title,
      values: { html, locator: locatorOf(selector, language) },
    })),
  open(context) {
    const page = openScenePage(context, (selector) => context.fill({ pick: selector }));

    async function ask(values: Values): Promise<View | undefined> {
      const { locator = '', pick = '' } = values;
      const shown = pageOf(values);
      const parsed = await page.read(shown, locator);
      if (!parsed) return undefined;
      const asks: Ask[] = [
        ...(pick ? [{ type: 'suggest', selector: pick } as const] : []),
        ...(parsed.type === 'locator'
          ? [{ type: 'locate', selector: parsed.selector } as const]
          : []),
      ];
      const outcomes = await page.askAll(shown, asks);
      if (!outcomes) return undefined;
      const outcomeOf = (type: Ask['type']) =>
        outcomes[asks.findIndex((each) => each.type === type)];
      const found = foundView(
        parsed,
        outcomeOf('locate') as Outcome<'locate'> | undefined,
        context,
      );
      const suggested = outcomeOf('suggest') as Outcome<'suggest'> | undefined;
      // The part of the selector that leads to the frame of the chosen element; empty for the page.
      const toFrame = /^.*>>\s*internal:control=enter-frame\s*>>\s*/s.exec(pick)?.[0] ?? '';
      const inFrame = suggested && 'value' in suggested ? suggested.value : [];
      const selectors = inFrame.map((selector) => toFrame + selector);
      const [recommended] = selectors;
      const chosen = recommended
        ? ` For the chosen element, Playwright recommends ${locatorOf(recommended, context.language)}.`
        : '';
      return {
        message: found.message + chosen,
        nodes: [...suggestions(selectors, context), ...found.nodes],
      };
    }

    return { ask, stop: page.stop };
  },
};

function foundView(
  parsed: ParsedLocator,
  located: Outcome<'locate'> | undefined,
  context: LabContext,
): View {
  if (parsed.type === 'error') return unreadView(parsed);
  if (!located) return { message: '', nodes: [] };
  if ('error' in located) {
    return { message: 'The locator can’t be used here.', nodes: [errorText(located.error)] };
  }
  const leftOut = parsed.leftOut.length > 0 ? ` Left out: ${parsed.leftOut.join(', ')}.` : '';
  const message = countText(located.value) + leftOut;
  return { message, nodes: matches(located.value, parsed, context) };
}

function countText({ count }: Located): string {
  if (count === 0) return 'No element matches. Actions wait for one until they time out.';
  return count === 1 ? '1 element matches.' : `${count} elements match.`;
}

function matches(
  { count, previews, strictError }: Located,
  { selector }: Extract<ParsedLocator, { type: 'locator' }>,
  { fill }: LabContext,
): Node[] {
  const more = count - previews.length;
  const thrown = <p>Actions and assertions on a single element throw:</p>;
  return [
    ...(strictError === undefined ? [] : [thrown, errorText(strictError)]),
    ...(count > 0 ? [<p>Matches, in document order:</p>, <ol>{previews.map(match)}</ol>] : []),
    ...(more > 0 ? [<p>{more} more are not shown.</p>] : []),
  ];

  function match(preview: string, index: number): Element {
    const choose = (): void => fill({ pick: `${selector} >> nth=${index}` });
    return (
      <li>
        <code>{preview}</code>{' '}
        <button type="button" aria-label={`Get locators for match ${index + 1}`} onClick={choose}>
          Get locators
        </button>
      </li>
    );
  }
}

function suggestions(selectors: readonly string[], { language, fill }: LabContext): Node[] {
  if (selectors.length === 0) return [];
  const rows = selectors.map((selector, index) => {
    const code = locatorOf(selector, language);
    const use = (
      <button
        type="button"
        aria-label={`Use the locator ${code}`}
        onClick={() => fill({ locator: code })}
      >
        Use
      </button>
    );
    return {
      term: index === 0 ? 'Recommended' : 'Alternative',
      code,
      copyLabel: `Copy the locator ${code}`,
      notes: [reasonFor(selector), ' ', use],
    };
  });
  return [<p>Locators for the chosen element:</p>, codeList(rows)];
}
