import { expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

const execCommand = vi.fn<(command: string) => boolean>();
Object.assign(document, { execCommand });

function stubClipboard(writeText?: (text: string) => Promise<void>): void {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

test('uses the Clipboard API where there is one', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stubClipboard(writeText);

  expect(await copyText(window, 'npm test')).toBe(true);

  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm test');
  expect(execCommand).not.toHaveBeenCalled();
});

test.each([
  ['is missing', undefined],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies from a selection where the Clipboard API %s', async (_what, writeText) => {
  stubClipboard(writeText);
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')!.focus();
  let selected = '';
  execCommand.mockImplementation(() => {
    selected = document.querySelector('textarea')!.value;
    return true;
  });

  expect(await copyText(window, 'npm test')).toBe(true);

  expect(selected).toBe('npm test');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('button'));
});

test('says so when nothing was copied', async () => {
  stubClipboard();
  execCommand.mockImplementation(() => {
    throw new Error('not allowed');
  });

  expect(await copyText(window, 'npm test')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
