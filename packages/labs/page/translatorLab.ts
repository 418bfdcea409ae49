import type { Example, Lab } from './labParts.ts';
import { languageOf, LANGUAGES } from '../worker/languages.ts';
import type { Language } from '../worker/languages.ts';
import { codeList, unreadView } from './resultParts.tsx';
import type { Translation } from '../worker/translate.ts';
import { openWorker } from './workers.ts';

/** What the page calls each language. */
const LABELS: Record<Language, string> = {
  javascript: 'Node.js',
  python: 'Python',
  java: 'Java',
  csharp: '.NET',
};

/** The first locator, in the language of the edition. */
const FIRST: Record<Language, string> = {
  javascript: "getByRole('button', { name: 'Book seats' })",
  python: 'get_by_role("button", name="Book seats")',
  java: 'getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Book seats"))',
  csharp: 'GetByRole(AriaRole.Button, new() { Name = "Book seats" })',
};

const EXAMPLES: readonly Example[] = [
  { title: 'A button by role and name, Node.js', text: FIRST.javascript },
  {
    title: 'A filtered row, Python',
    text: 'get_by_role("row").filter(has_text="Hamlet").get_by_role("button", name="Book")',
  },
  {
    title: 'A regular expression, Java',
    text: 'getByText(Pattern.compile("hamlet", Pattern.CASE_INSENSITIVE)).first()',
  },
  {
    title: 'Inside a frame, .NET',
    text: 'Locator("#payment").ContentFrame.GetByLabel("Card number")',
  },
  { title: 'A test ID, Node.js', text: "getByTestId('total')" },
  { title: 'A CSS selector', text: 'article:has-text("Hamlet") >> button' },
  { title: 'An XPath selector', text: '//button[text()="Sign in"]' },
].map(({ title, text }) => ({ title, values: { text } }));

/** A locator in one language or a selector in, the other languages out. */
export const translatorLab: Lab = {
  fields: (language) => [
    {
      type: 'lines',
      name: 'text',
      label: 'Locator in any language, or selector',
      value: FIRST[languageOf(language)],
      rows: 3,
    },
    { type: 'line', name: 'testid', label: 'Test ID attribute', value: 'data-testid' },
  ],
  examples: () => EXAMPLES,
  open: openWorker('translation', ({ text = '', testid = '' }, language) => ({
    text,
    testIdAttribute: testid.trim() || 'data-testid',
    language: languageOf(language),
  })),
  show(answer) {
    // Sent by our own worker.
    const translation = answer as Translation;
    if (translation.type === 'error') return unreadView(translation);
    const { from, selector, locators } = translation;
    const rows = LANGUAGES.filter((each) => each !== from).map((each) => ({
      term: LABELS[each],
      code: locators[each],
      copyLabel: `Copy the locator for ${LABELS[each]}`,
    }));
    if (from !== 'selector') {
      rows.push({ term: 'Selector', code: selector, copyLabel: 'Copy the selector' });
    }
    return {
      message: `Read as ${from === 'selector' ? 'a selector' : `a locator for ${LABELS[from]}`}.`,
      nodes: [codeList(rows)],
    };
  },
};
