import type { AppContext } from '../../platform/context.ts';
import { assetUrl, inFolder, isFileKey, isFolderName } from './fileKey.ts';
import { useStorage } from './useStorage.ts';

/** Lists one page of a folder, without internal files. Throws 503 when the storage fails. */
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
