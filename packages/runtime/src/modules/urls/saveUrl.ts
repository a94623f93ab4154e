import type { Db } from '../../platform/db/db.ts';
import { pathTooLong } from './errors.ts';
import { upsertUrls } from './url.repo.ts';
import type { UrlEntry } from './url.repo.ts';

/** Of a path. An index holds no entry of 2704 bytes, and browsers differ in how much more they take. */
const MAX_LENGTH = 2000;

/**
 * Makes an entity answer at its path, in the transaction that writes the entity. When the path changed, the old one
 * redirects to it from then on (302). One statement. Throws `PATH_TOO_LONG` (400).
 */
export const saveUrl = (db: Db, entry: UrlEntry): Promise<void> => saveUrls(db, [entry]);

/** The same for many entities at once, such as the descendants of a category that moved. One statement. */
export async function saveUrls(db: Db, entries: readonly UrlEntry[]): Promise<void> {
  if (entries.some(({ path }) => path.length > MAX_LENGTH)) throw pathTooLong(MAX_LENGTH);
  if (entries.length > 0) await upsertUrls(db, entries);
}
