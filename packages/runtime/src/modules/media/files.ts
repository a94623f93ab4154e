import type { AppContext } from '../../platform/contracts/context.ts';
import { fileNotFound } from './errors.ts';
import { assetUrl, inFolder, isFileKey, isFolderName } from './fileKey.ts';
import { imageSizes, variantKey } from './imageSize.ts';
import { deleteMediaFileAt } from './library/mediaFile.repo.ts';
import { useStorage } from './useStorage.ts';

/** Lists one page of a folder, without internal files. Throws 503 if the storage fails. */
export async function listFiles(
  app: AppContext,
  folder: string,
  page: { readonly after: string | null; readonly limit: number },
) {
  const { entries, next } = await useStorage(app, (storage) => storage.list(folder, page, app));
  return {
    files: entries.flatMap(({ name, size }) => {
      const key = inFolder(folder, name);
      return size !== null && isFileKey(key) ? [{ name, size, url: assetUrl(key) }] : [];
    }),
    folders: entries.flatMap(({ name, size }) => (size === null && isFolderName(name) ? [name] : [])),
    next,
  };
}

/**
 * Deletes an image in all sizes, even if pages still show it. Throws 404 if the image does not exist, or 503 if the
 * storage fails.
 */
export async function deleteFile(app: AppContext, key: string): Promise<void> {
  if (!isFileKey(key)) throw fileNotFound();
  const existed = await deleteStoredFile(app, key);
  await deleteMediaFileAt(app.db, assetUrl(key));
  if (!existed) throw fileNotFound();
}

/**
 * Deletes an image in all sizes from the storage. Returns false if the image did not exist. Throws 503 if the storage
 * fails.
 */
export async function deleteStoredFile(app: AppContext, key: string): Promise<boolean> {
  const existed = await useStorage(app, (storage) => storage.delete(key, app));
  for (const size of imageSizes)
    await useStorage(app, (storage) => storage.delete(variantKey(key, size), app));
  return existed;
}
