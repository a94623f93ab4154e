import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import { receiveFiles } from '../../platform/http/forms/receiveFiles.ts';
import { noImageProvided } from './errors.ts';
import { imageWork } from './imageWork.ts';
import { prepareImage } from './prepareImage.ts';
import type { ImageShape, PreparedImage } from './prepareImage.ts';

const FIELD = 'images';

interface ImageForm {
  readonly body: Readable;
  readonly headers: IncomingHttpHeaders;
  readonly maxFiles: number;
  /** The form in which the images are stored. Default: that of the media library. */
  readonly shape?: ImageShape;
}

/**
 * Receives the images of a form in its field `images`, and hands them to `use` as prepared temporary files, which are deleted after it.
 * Uses temporary files to keep memory use independent of the image sizes. Throws 400, 413 or 415 for an invalid form or image. Must not
 * run in a transaction.
 */
export async function receiveImages<T>(
  app: AppContext,
  { body, headers, maxFiles, shape }: ImageForm,
  use: (images: readonly PreparedImage[]) => Promise<T>,
): Promise<T> {
  if (!hasBody(headers)) throw noImageProvided();
  const { maxFileSize, maxPixels } = app.config.media;
  const dir = await mkdtemp(join(tmpdir(), 'shop-upload-'));
  try {
    const limits = { field: FIELD, maxFiles, maxBytes: maxFileSize };
    const received = await receiveFiles(body, headers, dir, limits);
    // For an empty file input, browsers send an entry with no name or content.
    const files = received.filter(({ name, size }) => name !== '' || size > 0);
    if (files.length === 0) throw noImageProvided();
    const images: PreparedImage[] = [];
    for (const file of files)
      images.push(await imageWork(app).decoding.run(() => prepareImage(file, maxPixels, shape)));
    return await use(images);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
