import { assetUrl, keyOfUrl } from './fileKey.ts';

/** The sizes in which pictures are shown, in pixels of the longer side. There are no others, whatever is asked for. */
export const IMAGE_SIZES = { thumb: 160, listing: 480, single: 1200 } as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

export const imageSizes = Object.keys(IMAGE_SIZES) as readonly ImageSize[];

/** The address of a picture in one of the sizes; one that is not ours stays as it is. */
export function sizedUrl(url: string, size: ImageSize): string {
  const key = keyOfUrl(url);
  return key === null ? url : `${assetUrl(key)}?size=${size}`;
}

/** Where the shop keeps a picture in one of the sizes: a file of another size is another file. */
export const variantKey = (key: string, size: ImageSize): string =>
  `_variants/${size}-${IMAGE_SIZES[size]}/${key}.webp`;
