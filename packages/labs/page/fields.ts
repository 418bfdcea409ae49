import type { Create } from '../../../src/runtime/article/creatorOf.ts';
import type { Field } from './labParts.ts';
import type { Values } from './state.ts';

export interface Fields {
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
export function createFields(create: Create, fields: readonly Field[]): Fields {
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
