import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { copyPlacements, lockPlacements } from '../pageBuilder/index.ts';
import { saveUrl, urlKeyFault } from '../urls/index.ts';
import { copyKey, copyName } from './copyName.ts';
import { landingPageNotFound } from './errors.ts';
import { findLandingPage, insertUnlessTaken, listUrlKeysLike } from './landingPage.repo.ts';
import type { LandingPageRow } from './landingPage.repo.ts';
import { landingPageUrl, landingPageUrn } from './landingPageUrl.ts';

/** A long key loses up to so many characters to the suffix. */
const SUFFIX_ROOM = 20;

/**
 * Copies a page and its body, switched off, under the first free key, in one transaction. Each widget of the body is cloned
 * once. Throws 404, and 409 HOMEPAGE_BUSY.
 */
export async function duplicateLandingPage(app: AppContext, db: Db, id: string): Promise<LandingPageRow> {
  if (!isUuid(id)) throw landingPageNotFound();
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const source = await findLandingPage(tx, { uuid: id });
    if (!source) throw landingPageNotFound();
    const copy = await insertCopy(app, tx, source);
    await saveUrl(tx, landingPageUrl(copy));
    await copyPlacements(tx, landingPageUrn(source), landingPageUrn(copy));
    return copy;
  });
}

/** Pages that take the key meanwhile make it the next one. */
async function insertCopy(app: AppContext, tx: Db, source: LandingPageRow): Promise<LandingPageRow> {
  const taken = new Set(await listUrlKeysLike(tx, source.url_key.slice(0, -SUFFIX_ROOM) || source.url_key));
  for (;;) {
    const url_key = copyKey(source.url_key, (key) => taken.has(key) || urlKeyFault(app, key) !== null);
    const name = copyName(source.name);
    const copy = await insertUnlessTaken(tx, { ...source, name, url_key, status: false });
    if (copy) return copy;
    taken.add(url_key);
  }
}
