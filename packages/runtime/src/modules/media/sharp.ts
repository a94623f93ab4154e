import type Sharp from 'sharp';
import { imagesUnavailable } from './errors.ts';

let loaded: Promise<typeof Sharp | null> | undefined;

/**
 * Loads the image library on the first image, because it is large and many processes need none. It caches nothing and uses one thread per
 * image; `imageWork` limits their number. Null if the shop was installed without optional packages, and thus without the library's binary
 * for this platform.
 */
export const findSharp = (): Promise<typeof Sharp | null> =>
  (loaded ??= import('sharp').then(
    ({ default: sharp }) => {
      sharp.cache(false);
      sharp.concurrency(1);
      return sharp;
    },
    (error: Error) => {
      if (!error.message.startsWith('Could not load the "sharp" module')) throw error;
      return null;
    },
  ));

/** Loads the library like `findSharp`. Throws 501 if it is missing. */
export async function loadSharp(): Promise<typeof Sharp> {
  const sharp = await findSharp();
  if (!sharp) throw imagesUnavailable();
  return sharp;
}
