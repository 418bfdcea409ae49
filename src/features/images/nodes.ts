import type { Node } from 'mdast';
import type { PreparedImage } from './prepareImages.ts';

/** An image that stands alone in its paragraph. */
export interface Picture extends Node {
  type: 'picture';
  alt: string;
  caption?: string | undefined;
  image: PreparedImage;
}

declare module 'mdast' {
  interface ImageData {
    image?: PreparedImage;
  }
  interface BlockContentMap {
    picture: Picture;
  }
  interface RootContentMap {
    picture: Picture;
  }
}
