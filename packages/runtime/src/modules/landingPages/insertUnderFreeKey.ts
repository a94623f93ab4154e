import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { saveUrl, urlKeyFault } from '../urls/index.ts';
import { insertUnlessTaken } from './landingPage.repo.ts';
import type { LandingPageValues } from './landingPage.repo.ts';
import type { LandingPageRow } from './landingPage.ts';
import { landingPageUrl } from './landingPageUrl.ts';

/** Describes how to choose an available URL key. */
export interface FreeKey {
  /** The URL keys of other pages. */
  readonly taken: readonly string[];
  /** Returns the preferred key for which `isTaken` returns false. */
  pick(isTaken: (key: string) => boolean): string;
}

/**
 * Creates an empty landing page and its URL under an available URL key, in the caller's transaction. If another page
 * takes the key concurrently, uses the next available key.
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
      await saveUrl(tx, landingPageUrl(page, app.clock.now()));
      return page;
    }
    known.add(url_key);
  }
}
