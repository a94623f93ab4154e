import { assetUrl, keyOfUrl } from './fileKey.ts';

/** The image sizes, in pixels of the longer side. There are no others. */
export const IMAGE_SIZES = { thumb: 160, listing: 480, single: 1200, wide: 2000 } as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

export const imageSizes = Object.keys(IMAGE_SIZES) as readonly ImageSize[];

/** Returns the URL of an image in a size. A URL on another site is returned unchanged. */
export function sizedUrl(url: string, size: ImageSize): string {
  const key = keyOfUrl(url);
  return key === null ? url : `${assetUrl(key)}?size=${size}`;
}

/** Returns the key of an image in a size. It includes the number of pixels, so that a changed size gets new files. */
export const variantKey = (key: string, size: ImageSize): string =>
  `_variants/${size}-${IMAGE_SIZES[size]}/${key}.webp`;
