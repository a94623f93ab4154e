import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/**
 * The library that reads and writes pictures. Loaded with the first of them: it is large, and many processes never see
 * one. It keeps nothing of what it has read, and takes one thread for each picture: how many there are at once is ours to
 * say.
 */
export const loadSharp = (): Promise<typeof Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));
