/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';

/** Placeholder for the text field of a list: scripts fill it without shifting the layout. */
export function filterBox(): Element {
  return <div className="filter needs-script" />;
}
