import type { EnhanceContext } from '../../../src/features/enhanceContext.ts';
import { announce } from '../../../src/runtime/announce.ts';
import { creatorOf } from '../../../src/runtime/article/creatorOf.ts';
import { copyText } from '../../../src/runtime/clipboard.ts';
import type { Field, Lab } from './labParts.ts';
import { createLabState } from './state.ts';
import type { Values } from './state.ts';
import css from './lab.css?inline';
import * as names from '../../../src/features/labs/names.ts';
import type { Create } from '../../../src/runtime/article/creatorOf.ts';

/** The labs, by the name on the page. */
const LABS: Readonly<Record<string, () => Promise<Lab>>> = {
  actionability: async () => (await import('./actionabilityLab.ts')).actionabilityLab,
  'aria-snapshots': async () => (await import('./ariaLab.ts')).ariaLab,
  locators: async () => (await import('./locatorLab.ts')).locatorLab,
  translator: async () => (await import('./translatorLab.ts')).translatorLab,
  'url-patterns': async () => (await import('./urlLab.ts')).urlLab,
};

const COPY_LINK = 'Copy link to this input';

interface OpenContext extends Pick<EnhanceContext, 'window' | 'storage'> {
  /** Aborted when the page goes away. */
  signal: AbortSignal;
}

/** Loads a lab and puts it in its place, until the signal. */
export async function openLab(place: HTMLElement, context: OpenContext): Promise<void> {
  const { window, signal } = context;
  const { document } = window;
  const name = place.getAttribute(names.lab) ?? '';
  const lab = await LABS[name]?.();
  if (!lab || signal.aborted) return;

  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const fallback = [...place.children];
  const { section, stop } = createLab(name, lab, context, place.getAttribute(names.language) ?? '');
  place.replaceChildren(section);
  signal.addEventListener('abort', () => {
    stop();
    place.replaceChildren(...fallback);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}

/** The form of a lab, and below it the result to what the form contains. */
function createLab(
  name: string,
  lab: Lab,
  { window, storage, signal }: OpenContext,
  language: string,
) {
  const create = creatorOf(window.document);
  const state = createLabState(name, { window, storage });
  const fields = createFields(create, lab.fields(language));
  const message = create('p', { role: 'status', class: 'lab-message' });
  const output = create('div', { class: 'lab-output' });
  const stage = create('div', { class: 'lab-stage' });
  const refresh = (): void => void answer();
  const computer = lab.open({ window, language, stage, fill, refresh });

  function fill(values: Values): void {
    fields.write({ ...fields.read(), ...values });
    handleInput();
  }

  async function answer(): Promise<void> {
    try {
      const found = await computer.ask(fields.read());
      if (found === undefined || signal.aborted) return;
      const view = lab.show(found, { create, window, language, fill, refresh });
      show(view.message, view.nodes);
    } catch (error) {
      show(error instanceof Error ? error.message : String(error), [], true);
    }
  }

  function show(text: string, nodes: readonly Node[], isError = false): void {
    // Screen readers announce a change only.
    if (message.textContent !== text) message.textContent = text;
    message.toggleAttribute('data-error', isError);
    output.replaceChildren(...nodes);
  }

  const copyLink = create('button', { type: 'button' }, COPY_LINK);
  copyLink.addEventListener('click', () => void handleCopy());
  copyLink.addEventListener('blur', () => (copyLink.textContent = COPY_LINK));
  const section = create(
    'section',
    { class: 'lab', 'aria-label': 'Lab' },
    create('form', {}, ...exampleChoice(), ...fields.elements, copyLink),
    stage,
    message,
    output,
  );

  async function handleCopy(): Promise<void> {
    const isWhole = state.flush();
    const isCopied = isWhole && (await copyText(window, window.location.href));
    copyLink.textContent = isCopied ? 'Copied' : isWhole ? 'Copying failed' : 'Too long for a link';
    announce(window.document, copyLink.textContent);
  }

  function exampleChoice(): Element[] {
    const examples = lab.examples(language);
    const choice = create('select', {}, create('option', { value: '' }, 'Choose one …'));
    for (const [index, { title }] of examples.entries()) {
      choice.append(create('option', { value: String(index) }, title));
    }
    choice.addEventListener('input', (event) => {
      // It is no part of the state: it only fills in the fields.
      event.stopPropagation();
      const example = examples[Number(choice.value)];
      if (choice.value === '' || !example) return;
      fields.write({ ...fields.defaults, ...example.values });
      handleInput();
    });
    return [create('label', {}, create('span', {}, 'Example'), choice)];
  }

  function start(): void {
    fields.write(state.read(fields.defaults));
    void answer();
  }

  function handleInput(): void {
    state.write(fields.read());
    void answer();
  }

  section.addEventListener('input', handleInput);
  section.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('pagehide', () => void state.flush(), { signal });
  // Another link to this page, opened in the same tab.
  window.addEventListener('hashchange', start, { signal });
  start();
  return { section, stop: computer.stop };
}

interface Fields {
  elements: readonly Element[];
  defaults: Values;
  read: () => Values;
  write: (values: Values) => void;
}

/** An input with its label. */
interface Control {
  element: Element;
  read: () => string;
  write: (value: string) => void;
}

/** The inputs of a lab, each with its label. */
function createFields(create: Create, fields: readonly Field[]): Fields {
  const controls = fields.map(
    (field) =>
      [
        field.name,
        field.type === 'switches' ? createSwitches(create, field) : createControl(create, field),
      ] as const,
  );
  return {
    elements: controls.map(([, { element }]) => element),
    defaults: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    read: () => Object.fromEntries(controls.map(([name, { read }]) => [name, read()])),
    write(values) {
      for (const [name, { write }] of controls) write(values[name] ?? '');
    },
  };
}

function createControl(create: Create, field: Exclude<Field, { type: 'switches' }>): Control {
  const input = createInput(create, field);
  return {
    element:
      field.type === 'hidden'
        ? input
        : create('label', { 'data-type': field.type }, create('span', {}, field.label), input),
    read: () => input.value,
    write: (value) => (input.value = value),
  };
}

function createSwitches(create: Create, { label, options }: Field & { type: 'switches' }): Control {
  const boxes = Object.entries(options).map(
    ([name, text]) => [name, create('input', { type: 'checkbox' }), text] as const,
  );
  const labels = boxes.map(([, box, text]) => create('label', {}, box, text));
  return {
    element: create('fieldset', {}, create('legend', {}, label), ...labels),
    read: () =>
      boxes
        .filter(([, { checked }]) => checked)
        .map(([name]) => name)
        .join(' '),
    write(value) {
      const names = value.split(' ');
      for (const [name, box] of boxes) box.checked = names.includes(name);
    },
  };
}

/** Browsers should neither correct code nor offer what was typed into other fields of the same name. */
const AS_TYPED = {
  autocomplete: 'off',
  autocapitalize: 'off',
  autocorrect: 'off',
  spellcheck: 'false',
};

function createInput(
  create: Create,
  field: Exclude<Field, { type: 'switches' }>,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field.type === 'choice') {
    const options = Object.entries(field.options).map(([value, label]) =>
      create('option', { value }, label),
    );
    return create('select', {}, ...options);
  }
  if (field.type === 'lines') {
    return create('textarea', { ...AS_TYPED, rows: String(field.rows) });
  }
  if (field.type === 'hidden') return create('input', { type: 'hidden' });
  return create('input', { ...AS_TYPED, placeholder: field.hint ?? '' });
}
