import type Sharp from 'sharp';
import { imagesUnavailable } from './errors.ts';

let loaded: Promise<typeof Sharp | null> | undefined;

/**
 * Loads the image library for the first image, because it is large and many processes do not need it. Disables its
 * cache and limits it to one thread per image. `imageWork` limits the number of concurrent images. Returns null if
 * the shop was installed without optional packages, which include the library's binary for the platform.
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

/** Loads the image library like `findSharp`. Throws 501 if the library is missing. */
export async function loadSharp(): Promise<typeof Sharp> {
  const sharp = await findSharp();
  if (!sharp) throw imagesUnavailable();
  return sharp;
}
