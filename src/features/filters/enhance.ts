import type { InWindow } from '#features/enhanceContext.ts';
import { announce } from '#runtime/announce.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';

/** Adds the text field above each list of names that filters the list as you type. */
export function enhance(root: ParentNode, { window: { document } }: InWindow): () => void {
  const { elements, release } = claimElements(root, '[data-filter]');
  const further = [...root.querySelectorAll('[data-filter-further]')];
  const added = elements.flatMap((list) => addBox(document, list, further));
  return () => {
    release();
    for (const element of added) element.remove();
  };
}

function addBox(document: Document, list: Element, further: readonly Element[]): HTMLElement[] {
  const create = creatorOf(document);
  const noun = list.getAttribute('data-filter') || 'name';
  const lists = [list, ...further];
  const input = create('input', { type: 'search', spellcheck: 'false', autocomplete: 'off' });
  const choices = choicesOf(list).map(({ label, values }) => {
    const options = ['', ...values].map((value) => create('option', { value }, value || 'All'));
    return { label: `${label} `, field: create('select', {}, ...options) };
  });
  const left = create('span');
  const clearButton = create('button', { type: 'button' }, 'Clear');

  function update(): void {
    const chosen = choices.map(({ field }) => field.value);
    const counts = lists.map((each) => narrow(each, input.value, chosen));
    const count = counts.reduce((sum, each) => sum + each, 0);
    const sought = input.value.trim();
    const none = `No ${noun} matches${sought === '' ? '' : ` “${sought}”`}.`;
    const some = count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
    const words = count === 0 ? none : some;
    announce(document, words);
    left.textContent = input.value === '' && !chosen.some(Boolean) ? '' : words;
    clearButton.hidden = count > 0;
  }

  function clear(): void {
    for (const { field } of fields) field.value = '';
    update();
    input.focus();
  }

  function answerKey(event: KeyboardEvent): void {
    if (input.value === '') return;
    if (event.key === 'Escape') clear();
    else if (event.key === 'Enter') firstLink(lists)?.click();
    else return;
    event.preventDefault();
  }

  const fields = [{ label: 'Filter by name ', field: input }, ...choices];
  const labels = fields.map(({ label, field }) => {
    field.addEventListener('input', update);
    return create('label', {}, label, field);
  });
  input.addEventListener('keydown', answerKey);
  clearButton.addEventListener('click', clear);
  clearButton.hidden = true;
  const added = [...labels, left, clearButton];
  // Above the first of several lists with headings.
  const below = list.closest('.class-group') ?? list;
  below.previousElementSibling?.append(...added);
  return added;
}

/** Where the first name that is left leads to, in a list of links. */
function firstLink(lists: readonly Element[]): HTMLAnchorElement | undefined {
  return lists
    .flatMap((list) => [...list.querySelectorAll<HTMLAnchorElement>('li[data-filter-item] > a')])
    .find((link) => link.matches(':only-child') && !link.closest('[hidden]'));
}

/** What items can be filtered by, if there is a choice. */
function choicesOf(list: Element): { label: string; values: string[] }[] {
  const labels = list.getAttribute('data-filter-choices')?.split('|') ?? [];
  const items = [...list.querySelectorAll('[data-filter-choice]')];
  return labels.map((label, at) => {
    const values = new Set(items.flatMap((item) => valuesOf(item, at)));
    return { label, values: [...values].filter(Boolean).sort(newestFirst) };
  });
}

/** Names from A to Z; years newest first. */
function newestFirst(a: string, b: string): number {
  return /^\d+$/.test(a) ? Number(b) - Number(a) : a.localeCompare(b);
}

function valuesOf(item: Element, at: number): string[] {
  return item.getAttribute('data-filter-choice')?.split('|')[at]?.split(', ') ?? [];
}

/** Hides what doesn't match, and groups left empty; returns how many names are shown. */
function narrow(list: Element, query: string, chosen: readonly string[]): number {
  const wanted = squash(query);
  let count = 0;
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    let shown = 0;
    for (const item of group.querySelectorAll<HTMLElement>('[data-filter-item]')) {
      const name = item.getAttribute('data-filter-item') || item.textContent;
      const isChosen = chosen.every((value, at) => !value || valuesOf(item, at).includes(value));
      item.hidden = !isChosen || !squash(name).includes(wanted);
      if (!item.hidden) shown += 1;
    }
    const isNamed = squash(group.getAttribute('data-filter-group') ?? '').includes(wanted);
    group.hidden = shown === 0 && (!isNamed || chosen.some(Boolean));
    for (const folded of group.querySelectorAll('details')) folded.open = wanted !== '';
    count += shown;
  }
  // Readers call members on any variable: in `context.newPage`, only the end is a name.
  const mayBeCall = count === 0 && query.includes('.') && list.hasAttribute('data-filter-members');
  return mayBeCall ? narrow(list, query.replace(/.*?\./, ''), chosen) : count;
}

/** Treats `wait_for_url`, `waitForURL` and `Wait For URL` as the same name. */
function squash(name: string): string {
  return name.toLowerCase().replace(/[\s_()'"]/g, '');
}
