import type { Node } from 'mdast';
import type { PreparedImage } from '#features/feature.ts';

/** An image in its own paragraph. */
export interface Picture extends Node {
  type: 'picture';
  alt: string;
  caption?: string | undefined;
  image: PreparedImage;
  /** The dark-mode variant, if there is one. */
  dark?: PreparedImage | undefined;
}

declare module 'mdast' {
  interface ImageData {
    image?: PreparedImage;
    dark?: PreparedImage;
  }
  interface BlockContentMap {
    picture: Picture;
  }
  interface RootContentMap {
    picture: Picture;
  }
}
