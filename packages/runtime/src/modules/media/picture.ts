import type { Picture } from './contract.ts';
import { keyOfUrl } from './fileKey.ts';
import { IMAGE_SIZES, imageSizes, sizedUrl } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';

/** A stored image with what the media library knows of it. */
interface KnownImage {
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Makes the picture of an image, for a place that one size fits best. */
export function pictureOf({ url, alt, width, height }: KnownImage, size: ImageSize): Picture {
  const isOwn = keyOfUrl(url) !== null;
  const scaled = (one: ImageSize) => scaledTo(IMAGE_SIZES[one], width, height);
  const inSize = isOwn ? scaled(size) : null;
  return {
    src: sizedUrl(url, size),
    original: url,
    alt: alt ?? '',
    width: inSize && inSize.width,
    height: inSize && inSize.height,
    sources: inSize
      ? imageSizes.flatMap((one) => {
          const fitted = scaled(one);
          return fitted ? [{ src: sizedUrl(url, one), width: fitted.width }] : [];
        })
      : [],
  };
}

/** Computes the width and height of an image that is scaled down to a longer side, as `openImage` does it. */
function scaledTo(side: number, width: number | null, height: number | null) {
  if (!width || !height) return null;
  const factor = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
