import { openAsBlob } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import { assetUrl, inFolder } from './fileKey.ts';
import { imageWork } from './imageWork.ts';
import { insertMediaFiles } from './library/mediaFile.repo.ts';
import type { PreparedImage } from './prepareImage.ts';
import { receiveImages } from './receiveImages.ts';
import { useStorage } from './useStorage.ts';

export interface UploadedImage {
  readonly name: string;
  readonly mimetype: string;
  /** The size of the stored file in bytes, which differs from the size of the uploaded file. */
  readonly size: number;
  /** The URL path of the image in the shop. */
  readonly url: string;
}

const MAX_FILES = 20;

/**
 * Stores all images of a form, or none if any image fails. Throws 400, 413 or 415 for an invalid form or image, or 503 if the storage fails. Must not run in a
 * transaction.
 */
export async function uploadImages(
  app: AppContext,
  { body, headers, folder }: { body: Readable; headers: IncomingHttpHeaders; folder: string },
): Promise<readonly UploadedImage[]> {
  return receiveImages(app, { body, headers, maxFiles: MAX_FILES }, (images) =>
    imageWork(app).storing.run(() => storeImages(app, folder, images)),
  );
}

async function storeImages(
  app: AppContext,
  folder: string,
  images: readonly PreparedImage[],
): Promise<readonly UploadedImage[]> {
  const added: string[] = [];
  try {
    for (const { path, name, mimetype } of images) {
      const key = inFolder(folder, name);
      const content = await openAsBlob(path, { type: mimetype });
      if (await useStorage(app, (storage) => storage.put(key, content, app))) added.push(key);
    }
    await insertMediaFiles(
      app.db,
      images.map(({ name, mimetype, size, width, height }) => ({
        url: assetUrl(inFolder(folder, name)),
        folder,
        name,
        type: mimetype,
        size,
        width,
        height,
      })),
    );
  } catch (error) {
    await deleteStored(app, added);
    throw error;
  }
  return images.map(({ name, mimetype, size }) => ({
    name,
    mimetype,
    size,
    url: assetUrl(inFolder(folder, name)),
  }));
}

async function deleteStored(app: AppContext, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await useStorage(app, (storage) => storage.delete(key, app)).catch((err: unknown) =>
      app.log.error({ err, key }, 'a file of a refused upload stays in the storage'),
    );
}
