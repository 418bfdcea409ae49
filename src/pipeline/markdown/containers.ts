import type { Element } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { admonitionToHast } from '#features/admonitions/render.ts';
import { detailsToHast } from '#features/details/render.ts';
import type { HastState } from '#tree/toHast.ts';

/** `:::name` by its name. */
export function containerToHast(state: HastState, node: ContainerDirective): Element {
  return node.name === 'details' ? detailsToHast(state, node) : admonitionToHast(state, node);
}
