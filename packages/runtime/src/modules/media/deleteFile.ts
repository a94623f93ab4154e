import type { AppContext } from '../../platform/context.ts';
import { fileNotFound } from './errors.ts';
import { isFileKey } from './fileKey.ts';
import { imageSizes, variantKey } from './imageSize.ts';
import { useStorage } from './useStorage.ts';

/** Deletes an image with its sizes, even where pages still show it. Throws 404, or 503 when the storage fails. */
export async function deleteFile(app: AppContext, key: string): Promise<void> {
  if (!isFileKey(key)) throw fileNotFound();
  const wasThere = await useStorage(app, (storage) => storage.delete(key, app));
  for (const size of imageSizes)
    await useStorage(app, (storage) => storage.delete(variantKey(key, size), app));
  if (!wasThere) throw fileNotFound();
}
