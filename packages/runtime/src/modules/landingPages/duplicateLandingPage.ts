import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { firstFree } from '../../platform/firstFree.ts';
import { copyPlacements, lockPlacements } from '../pageBuilder/index.ts';
import { landingPageNotFound } from './errors.ts';
import { insertUnderFreeKey } from './insertUnderFreeKey.ts';
import { findLandingPage, listUrlKeysLike } from './landingPage.repo.ts';
import type { LandingPageRow } from './landingPage.ts';
import { landingPageUrn } from './landingPageUrl.ts';

const MAX_NAME = 255;
const MAX_KEY = 200;
const NAME_SUFFIX = ' (copy)';
/** Maximum number of characters that a suffix may replace in a long URL key. */
const SUFFIX_ROOM = 20;

/**
 * Copies a landing page and its body to the first available URL key, in one transaction. The copy is a draft. Each
 * widget in the body is cloned once. Throws 404, and 409 HOMEPAGE_BUSY.
 */
export async function duplicateLandingPage(app: AppContext, db: Db, uuid: string): Promise<LandingPageRow> {
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const source = await findLandingPage(tx, { uuid });
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

/** Returns the name for a copy. Shortens a name that is too long. */
export const copyName = (name: string): string => shorten(name, MAX_NAME - NAME_SUFFIX.length) + NAME_SUFFIX;

/**
 * Returns the first of `<key>-copy`, `<key>-copy-2`, `<key>-copy-3`, … that is not taken. Shortens a key that is too
 * long.
 */
export const copyKey = (key: string, isTaken: (key: string) => boolean): string =>
  firstFree((number) => {
    const suffix = number === 1 ? '-copy' : `-copy-${number}`;
    return key.slice(0, MAX_KEY - suffix.length).replace(/-$/, '') + suffix;
  }, isTaken);

/** Shortens a string without splitting a character. */
const shorten = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
