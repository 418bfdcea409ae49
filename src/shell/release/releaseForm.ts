import { releasesUpTo, USES_PARAM } from '#model/myRelease.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

interface FormOptions {
  window: BrowserWindow;
  /** The last release to choose. */
  newest: string;
  choose: (release: string | undefined, hidesNewer: boolean) => void;
}

/** Shows the form in its place, or the reader's choice in the form that is there. */
export function fillReleaseForm(place: HTMLElement, options: FormOptions): void {
  const { window, newest, choose } = options;
  const { document, location } = window;
  const { dataset } = document.documentElement;
  const { uses = '' } = dataset;
  if (!place.querySelector('select')) place.append(...createControls());
  place.hidden = false;

  const [select, box] = place.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input',
  );
  const link = place.querySelector('a');
  if (select) select.value = uses;
  for (const part of [box?.parentElement, link]) part?.toggleAttribute('hidden', uses === '');
  if (box && 'checked' in box) box.checked = dataset['hidesNewer'] !== undefined;
  const shared = new URL(location.href);
  shared.searchParams.set(USES_PARAM, uses);
  link?.setAttribute('href', shared.pathname + shared.search + shared.hash);

  function createControls(): HTMLElement[] {
    const create = creatorOf(document);
    const releases = create('select');
    releases.append(create('option', { value: '' }, 'not set'));
    for (const release of releasesUpTo(newest))
      releases.append(create('option', { value: release }, release));
    const hides = create('input', { type: 'checkbox' });
    const handleChange = () => choose(releases.value || undefined, hides.checked);
    releases.addEventListener('change', handleChange);
    hides.addEventListener('change', handleChange);
    return [
      create('label', {}, 'My release ', releases),
      create('label', {}, hides, 'Hide what is newer'),
      create('a', {}, 'Link with my release'),
    ];
  }
}
