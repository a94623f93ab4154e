import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { copyPlacements, lockPlacements } from '../pageBuilder/index.ts';
import { copyKey, copyName } from './copyName.ts';
import { landingPageNotFound } from './errors.ts';
import { insertUnderFreeKey } from './insertUnderFreeKey.ts';
import { findLandingPage, listUrlKeysLike } from './landingPage.repo.ts';
import type { LandingPageRow } from './landingPage.repo.ts';
import { landingPageUrn } from './landingPageUrl.ts';

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
    const { url_key, name, ...values } = source;
    const taken = await listUrlKeysLike(tx, url_key.slice(0, -SUFFIX_ROOM) || url_key);
    const pick = (isTaken: (key: string) => boolean) => copyKey(url_key, isTaken);
    const copied = { ...values, name: copyName(name), status: false };
    const copy = await insertUnderFreeKey(app, tx, copied, { taken, pick });
    await copyPlacements(tx, landingPageUrn(source), landingPageUrn(copy));
    return copy;
  });
}
