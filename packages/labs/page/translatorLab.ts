import type { Example, Lab, View } from './labParts.ts';
import { create } from './dom.ts';
import { LABELS, type Language } from '../worker/languages.ts';
import { codeList, unreadView } from './resultParts.tsx';
import type { Translation, Version } from '../worker/translate.ts';
import { openWorker } from './workers.ts';

/** The first statements, in the language of the edition. */
const FIRST: Record<Language, string> = {
  javascript: `await page.getByRole('button', { name: 'Book seats' }).click();
await expect(page.getByRole('status')).toHaveText(/booked/i);`,
  python: `page.get_by_role("button", name="Book seats").click()
expect(page.get_by_role("status")).to_have_text(re.compile(r"booked", re.IGNORECASE))`,
  java: `page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Book seats")).click();
assertThat(page.getByRole(AriaRole.STATUS)).hasText(Pattern.compile("booked", Pattern.CASE_INSENSITIVE));`,
  csharp: `await Page.GetByRole(AriaRole.Button, new() { Name = "Book seats" }).ClickAsync();
await Expect(Page.GetByRole(AriaRole.Status)).ToHaveTextAsync(new Regex("booked", RegexOptions.IgnoreCase));`,
};

const EXAMPLES: readonly Example[] = [
  { title: 'An action and an assertion, Node.js', text: FIRST.javascript },
  {
    title: 'A filtered row, Python',
    text: `row = page.get_by_role("row").filter(has=page.get_by_text("Hamlet"))
row.get_by_role("button", name="Book").click(modifiers=["Shift"])`,
  },
  {
    title: 'Navigation and a regular expression, Java',
    text: `page.navigate("/shows");
page.waitForURL(Pattern.compile("/shows/(?<year>\\\\d+)$"));
page.getByLabel("Kind of show").selectOption(new SelectOption().setLabel("Drama"));`,
  },
  {
    title: 'Inside a frame, .NET',
    text: 'await Page.Locator("#payment").ContentFrame.GetByLabel("Card number").FillAsync("4242");',
  },
  { title: 'A locator, Node.js', text: "page.getByTestId('total').first()" },
  { title: 'A CSS selector', text: 'article:has-text("Hamlet") >> button' },
  { title: 'An XPath selector', text: '//button[text()="Sign in"]' },
].map(({ title, text }) => ({ title, values: { text } }));

/** Statements in one language or a selector in, the other languages out. */
export const translatorLab: Lab = {
  fields: (language) => [
    {
      type: 'lines',
      name: 'text',
      label: 'Code in any language, or selector',
      value: FIRST[language],
      rows: 6,
    },
    { type: 'line', name: 'testid', label: 'Test ID attribute', value: 'data-testid' },
  ],
  examples: () => EXAMPLES,
  open: openWorker(
    'translation',
    ({ text = '', testid = '' }, { language }) => ({
      text,
      testIdAttribute: testid.trim() || 'data-testid',
      language,
    }),
    showTranslation,
  ),
};

function showTranslation(translation: Translation): View {
  if (translation.type === 'error') return unreadView(translation);
  const { from, selector, versions } = translation;
  const rows = versions.flatMap(rowOf);
  if (from !== 'selector' && selector !== undefined) {
    rows.push({ term: 'Selector', code: selector, copyLabel: 'Copy the selector' });
  }
  const refused = versions.flatMap(({ written, ...version }) =>
    'reason' in written ? [create('p', null, `${termOf(version)}: ${written.reason}`)] : [],
  );
  return { message: messageOf(translation), nodes: [codeList(rows), ...refused] };
}

function messageOf({
  from,
  count,
  selector,
}: Extract<Translation, { type: 'translation' }>): string {
  if (from === 'selector') return 'Read as a selector.';
  const what = selector === undefined ? 'a statement' : 'a locator';
  return `Read as ${count === 1 ? what : `${count} statements`} for ${LABELS[from]}.`;
}

function termOf({ language, isAsync }: Pick<Version, 'language' | 'isAsync'>): string {
  return LABELS[language] + (isAsync ? ', async' : '');
}

function rowOf({ written, ...version }: Version): Parameters<typeof codeList>[0][number][] {
  if ('reason' in written) return [];
  const term = termOf(version);
  const imports = written.imports.flatMap((name, index) => [
    ...(index > 0 ? [', '] : []),
    create('code', null, importOf(name, version.language)),
  ]);
  const notes = imports.length > 0 ? ['Imports: ', ...imports] : undefined;
  return [
    { term, code: written.code, copyLabel: `Copy the code for ${term}`, ...(notes && { notes }) },
  ];
}

function importOf(name: string, language: Language): string {
  if (language === 'csharp') return `using ${name};`;
  return language === 'java' ? `import ${name};` : `import ${name}`;
}
