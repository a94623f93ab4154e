import type { Db } from '../../platform/db/db.ts';
import { pathTooLong } from './errors.ts';
import { upsertUrls } from './writeUrls.repo.ts';
import type { UrlEntry } from './contract.ts';

/** Maximum path length in characters. An index entry has at most 2704 bytes, and browser limits differ. */
export const MAX_LENGTH = 2000;

/**
 * Saves an entity's path, in the transaction that writes the entity. The former path redirects to the new path (302).
 * One SQL statement. Throws `PATH_TOO_LONG` (400).
 */
export const saveUrl = (db: Db, entry: UrlEntry): Promise<void> => saveUrls(db, [entry]);

/** Saves the paths of several entities, such as the descendants of a moved category. One SQL statement. */
export async function saveUrls(db: Db, entries: readonly UrlEntry[]): Promise<void> {
  if (entries.some(({ path }) => path.length > MAX_LENGTH)) throw pathTooLong(MAX_LENGTH);
  if (entries.length > 0) await upsertUrls(db, entries);
}
