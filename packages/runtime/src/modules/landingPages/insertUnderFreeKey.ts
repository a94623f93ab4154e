import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { saveUrl, urlKeyFault } from '../urls/index.ts';
import { insertUnlessTaken } from './landingPage.repo.ts';
import type { LandingPageRow, LandingPageValues } from './landingPage.repo.ts';
import { landingPageUrl } from './landingPageUrl.ts';

export interface FreeKey {
  /** Keys that other pages have. */
  readonly taken: readonly string[];
  /** The best key that is not taken, or cannot be had for another reason. */
  pick(isTaken: (key: string) => boolean): string;
}

/**
 * Writes an empty page and its url under a free key, in the caller's transaction. Pages that take the key meanwhile make it
 * the next one.
 */
export async function insertUnderFreeKey(
  app: AppContext,
  tx: Db,
  values: Omit<LandingPageValues, 'url_key'>,
  { taken, pick }: FreeKey,
): Promise<LandingPageRow> {
  const known = new Set(taken);
  for (;;) {
    const url_key = pick((key) => known.has(key) || urlKeyFault(app, key) !== null);
    const page = await insertUnlessTaken(tx, { ...values, url_key });
    if (page) {
      await saveUrl(tx, landingPageUrl(page));
      return page;
    }
    known.add(url_key);
  }
}
