/** @jsxRuntime classic */
/** @jsx create */
import { errorText } from '../../../src/model/errorText.ts';
import { adoptStyles } from '../../../src/runtime/adoptStyles.ts';
import { announce } from '../../../src/runtime/announce.ts';
import { copyText } from '../../../src/runtime/clipboard.ts';
import type { BrowserStorage } from '../../../src/runtime/storage.ts';
import type { Field, Lab, View } from './labParts.ts';
import { create } from './dom.ts';
import { languageOf, type Language } from '../worker/languages.ts';
import { createLabState, type Values } from './state.ts';
import css from './lab.css?inline';
import * as names from '../../../src/features/labs/names.ts';

/** The labs, by the name on the page. */
const LABS: Readonly<Record<string, () => Promise<Lab>>> = {
  actionability: async () => (await import('./actionabilityLab.tsx')).actionabilityLab,
  'aria-snapshots': async () => (await import('./ariaLab.tsx')).ariaLab,
  locators: async () => (await import('./locatorLab.tsx')).locatorLab,
  translator: async () => (await import('./translatorLab.ts')).translatorLab,
  'url-patterns': async () => (await import('./urlLab.tsx')).urlLab,
};

const COPY_LINK = 'Copy link to this input';

interface OpenContext {
  storage: BrowserStorage;
  /** Aborted when the page goes away. */
  signal: AbortSignal;
}

/** Loads a lab and puts it in its place, until the signal. */
export async function openLab(place: HTMLElement, context: OpenContext): Promise<void> {
  const { signal } = context;
  const name = place.getAttribute(names.lab) ?? '';
  const lab = await LABS[name]?.();
  if (!lab || signal.aborted) return;

  const removeStyles = adoptStyles(window, css);
  const fallback = [...place.children];
  const language = languageOf(place.getAttribute(names.language) ?? '');
  const { section, stop } = createLab(name, lab, context, language);
  place.replaceChildren(section);
  signal.addEventListener('abort', () => {
    stop();
    place.replaceChildren(...fallback);
    removeStyles();
  });
}

/** The form of a lab, and beside or below it the result for what the form contains. */
function createLab(name: string, lab: Lab, { storage, signal }: OpenContext, language: Language) {
  const examples = lab.examples(language);
  const key = lab.isForAllEditions ? name : `${name}.${language}`;
  const state = createLabState(key, storage);
  const fields = createFields(lab.fields(language), examples[0]?.values ?? {});
  const message = <p role="status" class="lab-message" />;
  const output = (
    // What scrolls needs the focus, for keyboards.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="lab-output" tabindex="0" role="region" aria-label="Results" />
  );
  const stage = <div class="lab-stage" />;
  const refresh = (): void => void answer();
  const computer = lab.open({ language, stage, fill, refresh });

  function fill(values: Values): void {
    fields.write({ ...fields.read(), ...values });
    handleInput();
  }

  let asked = 0;
  let shown = 0;

  async function answer(): Promise<void> {
    const own = ++asked;
    const failed = (error: unknown) => ({ message: errorText(error), nodes: [], isError: true });
    const view = await computer.ask(fields.read()).catch(failed);
    // What is refused at once replaces no question: the result of the one before may come later.
    if (!view || own < shown || signal.aborted) return;
    shown = own;
    show(view);
  }

  function show({ message: text, nodes, isError = false }: View & { isError?: boolean }): void {
    // Screen readers announce a change only.
    if (message.textContent !== text) message.textContent = text;
    message.toggleAttribute('data-error', isError);
    const { activeElement } = document;
    const label = output.contains(activeElement) && activeElement?.getAttribute('aria-label');
    output.replaceChildren(...nodes);
    if (!label) return;
    // A press of a button in the results changes them. The focus stays at what replaces it.
    const buttons = [...output.querySelectorAll('button')];
    const same = buttons.find((button) => button.getAttribute('aria-label') === label);
    (same ?? output).focus({ preventScroll: true });
  }

  function reset(): void {
    fields.write(fields.defaults);
    state.clear();
    void answer();
  }

  const copyLink = (
    <button
      type="button"
      onClick={() => void handleCopy()}
      onBlur={() => (copyLink.textContent = COPY_LINK)}
    >
      {COPY_LINK}
    </button>
  );
  const section = (
    <section class="lab" aria-label="Lab">
      {message}
      <form>
        {exampleChoice()}
        {fields.elements}
        <div class="lab-buttons">
          {copyLink}
          <button type="button" onClick={reset}>
            Reset
          </button>
        </div>
      </form>
      {stage}
      {output}
    </section>
  );

  async function handleCopy(): Promise<void> {
    const isWhole = state.flush();
    const isCopied = isWhole && (await copyText(window, window.location.href));
    copyLink.textContent = isCopied ? 'Copied' : isWhole ? 'Copying failed' : 'Too long for a link';
    announce(document, copyLink.textContent);
  }

  function exampleChoice(): Element {
    const handleChoice = (event: Event): void => {
      // It is no part of the state: it only fills in the fields.
      event.stopPropagation();
      const { value } = event.currentTarget as HTMLSelectElement;
      const example = examples[Number(value)];
      if (value === '' || !example) return;
      fields.write({ ...fields.defaults, ...example.values });
      handleInput();
    };
    return (
      <label>
        <span>Example</span>
        <select onInput={handleChoice}>
          <option value="">Choose one …</option>
          {examples.map(({ title }, index) => (
            <option value={index}>{title}</option>
          ))}
        </select>
      </label>
    );
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

/** The inputs of a lab, each with its label, and what they start with. */
function createFields(fields: readonly Field[], first: Values): Fields {
  const controls = fields.map(
    (field) =>
      [
        field.name,
        field.type === 'switches' ? createSwitches(field) : createControl(field),
      ] as const,
  );
  return {
    elements: controls.map(([, { element }]) => element),
    defaults: Object.fromEntries(
      fields.map(({ name, value = first[name] ?? '' }) => [name, value]),
    ),
    read: () => Object.fromEntries(controls.map(([name, { read }]) => [name, read()])),
    write(values) {
      for (const [name, { write }] of controls) write(values[name] ?? '');
    },
  };
}

function createSwitches({ label, options }: Field & { type: 'switches' }): Control {
  const boxes = Object.entries(options).map(
    ([name, text]) => [name, (<input type="checkbox" />) as HTMLInputElement, text] as const,
  );
  return {
    element: (
      <fieldset>
        <legend>{label}</legend>
        {boxes.map(([, box, text]) => (
          <label>
            {box}
            {text}
          </label>
        ))}
      </fieldset>
    ),
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

type TextField = Exclude<Field, { type: 'switches' }>;

function createControl(field: TextField): Control {
  // All of them have a value.
  const input = createInput(field) as HTMLInputElement;
  return {
    element:
      field.type === 'hidden' ? (
        input
      ) : (
        <label data-type={field.type}>
          <span>{field.label}</span>
          {input}
        </label>
      ),
    read: () => input.value,
    write: (value) => (input.value = value),
  };
}

/** Browsers should neither correct code nor offer what was typed into other fields of the same name. */
const AS_TYPED = {
  autocomplete: 'off',
  autocapitalize: 'off',
  autocorrect: 'off',
  spellcheck: 'false',
};

function createInput(field: TextField): Element {
  switch (field.type) {
    case 'choice': {
      const options = Object.entries(field.options);
      return (
        <select>
          {options.map(([value, label]) => (
            <option value={value}>{label}</option>
          ))}
        </select>
      );
    }
    case 'lines':
      return <textarea {...AS_TYPED} rows={field.rows} />;
    case 'hidden':
      return <input type="hidden" />;
    case 'line':
      return <input {...AS_TYPED} placeholder={field.hint ?? ''} />;
  }
}
