import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { insertUnderFreeKey } from '../insertUnderFreeKey.ts';
import { countKeyPrefix } from '../landingPage.repo.ts';
import type { LandingPageRow } from '../landingPage.ts';
import { BACKUP_KEY, backupNames, freeBackupKey, freeBackupName, momentIn } from './backupName.ts';

/** Plans a homepage backup: the number of existing backups, and the name and URL key of the next one. */
export async function planBackup(app: AppContext, db: Db) {
  const beginning = backupNames(app.clock.now(), app.config.shop.timezone);
  const { total, names, url_keys: taken } = await countKeyPrefix(db, BACKUP_KEY, beginning);
  const name = freeBackupName(beginning.name, (text) => names.includes(text));
  const pick = (isTaken: (key: string) => boolean) => freeBackupKey(beginning.url_key, isTaken);
  return { total, name, key: { taken, pick } };
}

/** A created backup. */
export interface Backup {
  readonly page: LandingPageRow;
  /** The total number of backups, including this one. */
  readonly total: number;
}

/** Creates an empty draft landing page that stores the homepage backup. */
export async function createBackup(app: AppContext, tx: Db, replacedBy: LandingPageRow): Promise<Backup> {
  const { total, name, key } = await planBackup(app, tx);
  const moment = momentIn(app.clock.now(), app.config.shop.timezone);
  const page = await insertUnderFreeKey(
    app,
    tx,
    {
      name,
      status: false,
      description: `The homepage as it was on ${moment}, before "${replacedBy.name}" replaced it.`,
      meta_title: null,
      meta_description: null,
      publish_start: null,
      publish_end: null,
    },
    key,
  );
  return { page, total: total + 1 };
}
