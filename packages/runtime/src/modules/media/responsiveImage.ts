import type { ResponsiveImage } from './contract.ts';
import { keyOfUrl } from './fileKey.ts';
import { IMAGE_SIZES, imageSizes, sizedUrl } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';

/** A stored image and its media library data. */
interface KnownImage {
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Creates the picture for an image. The placement has one preferred size. */
export function responsiveImage({ url, alt, width, height }: KnownImage, size: ImageSize): ResponsiveImage {
  const isOwn = keyOfUrl(url) !== null;
  const scaled = (one: ImageSize) => scaledTo(IMAGE_SIZES[one], width, height);
  const inSize = isOwn ? scaled(size) : null;
  return {
    src: sizedUrl(url, size),
    original: url,
    alt: alt ?? '',
    width: inSize && inSize.width,
    height: inSize && inSize.height,
    sources: inSize ? sourcesOf(url, scaled) : [],
  };
}

/**
 * Lists the image URLs for all sizes, smallest first. Sizes larger than the image produce identical images, so only
 * one of them is listed.
 */
function sourcesOf(url: string, scaled: (size: ImageSize) => { readonly width: number } | null) {
  const widths = new Set<number>();
  return imageSizes.flatMap((size) => {
    const width = scaled(size)?.width;
    if (width === undefined || widths.has(width)) return [];
    widths.add(width);
    return [{ src: sizedUrl(url, size), width }];
  });
}

/**
 * Creates the picture for an image with unknown dimensions, as in widgets. `width` and `height` are the dimensions of
 * the placement. Assumes a landscape image to determine the width of each size.
 */
export const pictureOfUnknown = (
  url: string,
  place: { readonly width: number; readonly height: number },
): ResponsiveImage => ({
  src: sizedUrl(url, 'single'),
  original: url,
  alt: '',
  ...place,
  sources:
    keyOfUrl(url) === null
      ? []
      : imageSizes.map((size) => ({ src: sizedUrl(url, size), width: IMAGE_SIZES[size] })),
});

/** Computes the dimensions of an image whose longer side is scaled down to the given length, as in `openImage`. */
function scaledTo(side: number, width: number | null, height: number | null) {
  if (!width || !height) return null;
  const factor = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
