import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { defineSubscriber } from '../../../platform/contracts/events.ts';
import { fileInUse } from '../errors.ts';
import { keyOfUrl } from '../fileKey.ts';
import { deleteStoredFile } from '../files.ts';
import { findUses } from './fileUse.ts';
import { deleteMediaFileRow, findMediaFileAt } from './mediaFile.repo.ts';
import type { MediaFileRow } from './mediaFile.ts';

/**
 * Removes a file from the library and returns it. Returns null if the file does not exist. The storage deletes the
 * file shortly after the transaction. Throws 409 if any record uses the file. Call it in a transaction.
 */
export async function removeFile(app: AppContext, tx: Db, ref: IdRef): Promise<MediaFileRow | null> {
  const file = await deleteMediaFileRow(tx, ref);
  if (!file) return null;
  const kinds = await findUses(app, tx, file.url);
  const titles = kinds.flatMap(({ users }) => users.map(({ title }) => title));
  if (titles.length > 0) throw fileInUse(file.name, titles.length);
  await app.emit(tx, { name: 'media_file_deleted', payload: { uuid: file.uuid, url: file.url } });
  return file;
}

/** Deletes a removed file from the storage, unless it has been uploaded again. */
export const deleteFromStorage = defineSubscriber({
  id: 'deleteMediaFile',
  event: 'media_file_deleted',
  async handle({ url }, app) {
    const key = keyOfUrl(url);
    if (key !== null && !(await findMediaFileAt(app.db, url))) await deleteStoredFile(app, key);
  },
});
