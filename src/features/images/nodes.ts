import type { Node } from 'mdast';
import type { PreparedImage } from './prepareImages.ts';

/** An image that stands alone in its paragraph. */
export interface Picture extends Node {
  type: 'picture';
  alt: string;
  caption?: string | undefined;
  image: PreparedImage;
  /** The same in the dark color mode, where there is one. */
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
