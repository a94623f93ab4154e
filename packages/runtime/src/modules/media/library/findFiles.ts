import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import type { FilePage } from '../contract.ts';
import { assetUrl, inFolder, isFileKey, isFolderName, keyOfUrl } from '../fileKey.ts';
import { imageWork } from '../imageWork.ts';
import { mimetypeOf } from '../prepareImage.ts';
import { findSharp } from '../sharp.ts';
import { useStorage } from '../useStorage.ts';
import { deleteMediaFileAt, insertMediaFiles, listUnreadFiles, saveDimensions } from './mediaFile.repo.ts';
import type { StoredFile } from './mediaFile.ts';

const PAGE = 1000;
/** Number of images to read in one run of the job. */
const READ_AT_ONCE = 500;

/**
 * Adds stored files that are missing from the media library, such as files stored before the library was introduced.
 * Throws 503 if the storage fails. Must not run in a transaction.
 */
async function findFiles(app: AppContext, signal?: AbortSignal): Promise<void> {
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for await (const { entries } of pagesOf(app, folder)) {
      signal?.throwIfAborted();
      const at = folder;
      const files = entries.flatMap(({ name, size }) => storedFile(at, name, size));
      if (files.length > 0) await insertMediaFiles(app.db, files);
      const within = entries.filter(({ name, size }) => size === null && isFolderName(name));
      folders.push(...within.map(({ name }) => inFolder(at, name)));
    }
  }
}

/** Yields the pages of a folder listing from the storage. */
async function* pagesOf(app: AppContext, folder: string): AsyncGenerator<FilePage> {
  let after: string | null = null;
  do {
    const page: FilePage = await pageOf(app, folder, after);
    yield page;
    after = page.next;
  } while (after !== null);
}

const pageOf = (app: AppContext, folder: string, after: string | null): Promise<FilePage> =>
  useStorage(app, (storage) => storage.list(folder, { after, limit: PAGE }, app));

function storedFile(folder: string, name: string, size: number | null): readonly StoredFile[] {
  const key = inFolder(folder, name);
  if (size === null || !isFileKey(key)) return [];
  const type = mimetypeOf(name.slice(name.lastIndexOf('.') + 1));
  return [{ url: assetUrl(key), folder, name, type, size, width: null, height: null }];
}

/**
 * Reads the dimensions of files discovered in the storage. Removes files from the library if they are no longer
 * stored.
 */
async function readDimensions(app: AppContext, signal?: AbortSignal): Promise<void> {
  const sharp = await findSharp();
  if (!sharp) return;
  for (const { media_file_id, url } of await listUnreadFiles(app.db, READ_AT_ONCE)) {
    signal?.throwIfAborted();
    const key = keyOfUrl(url);
    const file = key === null ? null : await useStorage(app, (storage) => storage.open(key, app));
    if (!file) {
      await deleteMediaFileAt(app.db, url);
      continue;
    }
    const bytes = await buffer(file.body);
    const { width, pageHeight, height } = await imageWork(app)
      .decoding.run(() => sharp(bytes).metadata())
      .catch(() => ({ width: 0, height: 0, pageHeight: undefined }));
    await saveDimensions(app.db, media_file_id, { width, height: pageHeight ?? height });
  }
}

/** Discovers files that were added to the storage without an upload, and reads their dimensions. */
export const findMediaFiles: Job = {
  id: 'findMediaFiles',
  schedule: '*/15 * * * *',
  async run(app, signal) {
    await findFiles(app, signal);
    await readDimensions(app, signal);
  },
};
