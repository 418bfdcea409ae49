import { createRequire } from 'node:module';
import type { LineFinding } from '../tree/syntaxErrors.ts';

interface Lightning {
  transform: (options: { filename: string; code: Uint8Array }) => unknown;
}

/** The CSS compiler that ships with Vite. */
const lightning = createRequire(createRequire(import.meta.url).resolve('vite'))(
  'lightningcss',
) as Lightning;

/** Checks CSS with a compiler. */
export function checkCss(code: string): LineFinding[] {
  try {
    lightning.transform({ filename: 'sample.css', code: new TextEncoder().encode(code) });
    return [];
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return [{ line: loc?.line ?? 1, message: `CSS: ${message}` }];
  }
}
