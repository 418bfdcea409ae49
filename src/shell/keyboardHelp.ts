import { SHORTCUTS_KEY } from '#model/storageKeys.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { App } from './app.ts';
import styles from './KeyboardHelp.module.css';

/** Keys, and what they do. */
const KEYS = [
  [['Ctrl', 'K', 'or', '/'], 'Search'],
  [['↑', '↓'], 'Move through search results and menus'],
  [['Enter'], 'Open the selected result or entry'],
  [['Home', 'End'], 'Move to the first or last entry of a menu, or the first or last tab'],
  [['A', '–', 'Z'], 'Move to the entry of a menu that starts with the letter'],
  [['←', '→'], 'Switch between the tabs of a sample'],
  [['←', '→'], 'Move between the names in a sample that link to the reference'],
  [['Esc'], 'Close search, a menu or this list'],
  [['Tab'], 'On a new page: skip to the main content'],
  [['Shift', '× 5'], 'Open this page in the next version'],
  [['?'], 'Show or hide this list'],
] as const;

/** Shows or hides what the keys do (behavior keyboard-help). */
export function toggleKeyboardHelp({ window, storage, router }: App): void {
  const { document } = window;
  const create = creatorOf(document);
  const open = document.querySelector<HTMLDialogElement>('[data-keyboard-list]');
  if (open) {
    open.close();
    return;
  }

  // As on the search button, which knows the platform.
  const control =
    document.querySelector('.DocSearch-Button kbd')?.getAttribute('data-key') ?? 'Ctrl';
  const rows = KEYS.flatMap(([keys, text]) => [
    create(
      'dt',
      {},
      ...keys.map((key) =>
        /^(–|or|× 5)$/.test(key) ? `${key} ` : create('kbd', {}, key === 'Ctrl' ? control : key),
      ),
    ),
    create('dd', {}, text),
  ]);
  const box = create('input', { type: 'checkbox' });
  box.checked = storage.get(SHORTCUTS_KEY) !== 'off';
  box.addEventListener('change', () => {
    if (box.checked) storage.remove(SHORTCUTS_KEY);
    else storage.set(SHORTCUTS_KEY, 'off');
  });
  const heading = create('h2', { id: 'keyboard-help' }, 'Keyboard shortcuts');
  const dialog = create(
    'dialog',
    {
      class: styles['root'] ?? '',
      'aria-labelledby': heading.id,
      'data-keyboard-list': '',
      closedby: 'any',
    },
    heading,
    create('dl', {}, ...rows),
    create('label', {}, box, 'Use the single keys / and ?'),
    create('form', { method: 'dialog' }, create('button', { autofocus: '' }, 'Close')),
  );
  document.body.append(dialog);
  const stopIntercepting = router.interceptBack(() => dialog.close());
  dialog.addEventListener('close', () => {
    stopIntercepting();
    dialog.remove();
  });
  dialog.showModal();
}
