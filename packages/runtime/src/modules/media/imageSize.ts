import { assetUrl, keyOfUrl } from './fileKey.ts';

/** The available image sizes, as the length of the longer side in pixels. */
export const IMAGE_SIZES = { thumb: 160, listing: 480, single: 1200, wide: 2000 } as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

export const imageSizes = Object.keys(IMAGE_SIZES) as readonly ImageSize[];

/** Returns the URL of an image in the given size. The URLs of other sites are returned unchanged. */
export function sizedUrl(url: string, size: ImageSize): string {
  const key = keyOfUrl(url);
  return key === null ? url : `${assetUrl(key)}?size=${size}`;
}

/**
 * Returns the key of an image in the given size. The key includes the number of pixels, so that changing a size
 * creates new files.
 */
export const variantKey = (key: string, size: ImageSize): string =>
  `_variants/${size}-${IMAGE_SIZES[size]}/${key}.webp`;
