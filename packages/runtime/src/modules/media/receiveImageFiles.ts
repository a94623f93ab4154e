import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ImageShape } from './prepareImage.ts';
import { receiveImages } from './receiveImages.ts';

/** An image that a shopper sent, without anything but its pixels. */
export interface ReceivedImage {
  readonly content: Buffer;
  /** The media type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

const SHAPE: ImageShape = { maxSide: 2048, format: 'webp' };

/**
 * Receives the images of a form in its field `images`: WebP images of at most 2048 pixels a side, without locations and the like. They
 * are not stored. Throws 400, 413 or 415 for an invalid form or image. Must not run in a transaction.
 */
export const receiveImageFiles = (
  app: AppContext,
  form: { readonly body: Readable; readonly headers: IncomingHttpHeaders; readonly maxFiles: number },
): Promise<readonly ReceivedImage[]> =>
  receiveImages(app, { ...form, shape: SHAPE }, (images) =>
    Promise.all(
      images.map(async ({ path, mimetype, width, height }) => ({
        content: await readFile(path),
        type: mimetype,
        width,
        height,
      })),
    ),
  );
