import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listSaved } from './setting.repo.ts';
import { openKeys, settingsFrom } from './settingsFrom.ts';

/**
 * Reads the values of settings: the one of the configuration, else the saved one, else the default. One statement, or none
 * where the configuration has all of them. Throws for a key that no extension declares and for a saved value that its schema
 * no longer accepts.
 */
export async function readSettings(
  app: AppContext,
  keys: readonly string[],
  db: Db,
): Promise<Readonly<Record<string, unknown>>> {
  const open = openKeys(app, keys);
  return settingsFrom(app, keys, open.length > 0 ? await listSaved(db, open) : {});
}
