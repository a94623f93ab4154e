import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { insertUnderFreeKey } from '../insertUnderFreeKey.ts';
import { countKeyPrefix } from '../landingPage.repo.ts';
import type { LandingPageRow } from '../landingPage.repo.ts';
import { BACKUP_KEY, backupNames, freeKey, freeName, momentIn } from './backupName.ts';

/** What is known of backups of the homepage: how many there are, and the name that one would get now. */
export async function planBackup(app: AppContext, db: Db) {
  const beginning = backupNames(app.clock.now(), app.config.shop.timezone);
  const { total, names, url_keys: taken } = await countKeyPrefix(db, BACKUP_KEY, beginning);
  const name = freeName(beginning.name, (text) => names.includes(text));
  const pick = (isTaken: (key: string) => boolean) => freeKey(beginning.url_key, isTaken);
  return { total, name, key: { taken, pick } };
}

export interface Backup {
  readonly page: LandingPageRow;
  /** How many backups there are by now. */
  readonly total: number;
}

/** Writes the empty page, switched off, that a homepage is kept in. */
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
