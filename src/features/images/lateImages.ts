import type { Images } from '#features/feature.ts';
import { NotLoaded } from '#features/notLoaded.ts';

export interface LateImages extends Images {
  load: () => Promise<void>;
}

/** Images that are still being scaled: classes, which have none, can be rendered meanwhile. */
export function createLateImages(preparing: Promise<Images>): LateImages {
  let images: Images | undefined;
  const load = async () => {
    images = await preparing;
  };
  return {
    load,
    get(file) {
      if (!images) throw new NotLoaded(load);
      return images.get(file);
    },
  };
}
