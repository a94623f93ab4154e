import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listSaved } from './setting.repo.ts';
import { openKeys, settingsFrom } from './settingsFrom.ts';

/**
 * The values of settings: config file, then saved value, then default. One statement; none when the config file has them
 * all. Throws for a key that nobody declares and for a saved value that its schema no longer takes: both need mending.
 */
export async function readSettings(
  app: AppContext,
  keys: readonly string[],
  db: Db,
): Promise<Readonly<Record<string, unknown>>> {
  const open = openKeys(app, keys);
  return settingsFrom(app, keys, open.length > 0 ? await listSaved(db, open) : {});
}
