import type { Create } from '#runtime/article/creatorOf.ts';
import type { Field } from './enhanceLabParts.ts';
import type { Values } from './enhanceState.ts';

export interface Fields {
  elements: readonly Element[];
  defaults: Values;
  read: () => Values;
  write: (values: Values) => void;
}

/** The inputs of a lab, each with its label. */
export function createFields(create: Create, fields: readonly Field[]): Fields {
  const inputs = fields.map((field) => [field, createInput(create, field)] as const);
  return {
    elements: inputs.map(([field, input]) =>
      field.type === 'hidden'
        ? input
        : create('label', { 'data-type': field.type }, create('span', {}, field.label), input),
    ),
    defaults: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    read: () => Object.fromEntries(inputs.map(([{ name }, { value }]) => [name, value])),
    write(values) {
      for (const [{ name }, input] of inputs) input.value = values[name] ?? '';
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
  field: Field,
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
