/** The class that the specification gives it; the build writes it into the HTML. */
const CLASS = 'navigation-with-keyboard';

/**
 * Marks the body while the reader uses the keyboard (behavior keyboard-use-marker). We don't use it ourselves:
 * focus rings follow `:focus-visible`.
 */
export function markKeyboardUse(): void {
  const { classList } = document.body;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') classList.add(CLASS);
  });
  document.addEventListener('mousedown', () => classList.remove(CLASS));
}
