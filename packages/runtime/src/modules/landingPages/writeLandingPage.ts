import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { lockPlacements, deletePlacements } from '../pageBuilder/index.ts';
import { saveUrlOfKey } from '../translations/index.ts';
import { checkUrlKey, deleteUrls } from '../urls/index.ts';
import { landingPageNotFound, landingPageUrlKeyExists, publishEndsTooEarly } from './errors.ts';
import {
  deleteLandingPageRow,
  findLandingPageForUpdate,
  insertLandingPage,
  updateLandingPageRow,
} from './landingPage.repo.ts';
import type { LandingPageValues } from './landingPage.repo.ts';
import type { LandingPageRow } from './landingPage.ts';
import type { LandingPageBody, NewLandingPageBody } from './landingPageBody.ts';
import { landingPageUrl, landingPageUrn } from './landingPageUrl.ts';

/** Default values for fields omitted when creating a page. */
const defaults: Omit<LandingPageValues, 'name' | 'url_key'> = {
  status: false,
  description: null,
  meta_title: null,
  meta_description: null,
  publish_start: null,
  publish_end: null,
};

const withRefusals = <T>(body: LandingPageBody, work: () => Promise<T>): Promise<T> =>
  onConstraint(
    {
      landing_page_url_key_key: () => landingPageUrlKeyExists(body.url_key ?? ''),
      landing_page_window_check: publishEndsTooEarly,
    },
    work,
  );

/**
 * Creates an empty landing page and its URL in one transaction. Throws 400 URL_KEY_RESERVED, URL_KEY_OF_LANGUAGE and
 * PUBLISH_ENDS_TOO_EARLY, and 409 if another landing page has the `url_key`.
 */
export function createLandingPage(
  app: AppContext,
  db: Db,
  body: NewLandingPageBody,
): Promise<LandingPageRow> {
  const { name, url_key } = body;
  checkUrlKey(app, url_key);
  return withRefusals(body, () =>
    db.transaction(async (tx) => {
      const page = await insertLandingPage(tx, { ...mergeDefined(defaults, body), name, url_key });
      await saveUrlOfKey(
        app,
        tx,
        { entry: landingPageUrl(page, app.clock.now()), key: page.url_key },
        landingPageUrlKeyExists,
      );
      return page;
    }),
  );
}

/**
 * Updates the fields included in the body. Does not change the page's widgets. If `url_key` changes, the old path
 * redirects to the new path (302). Throws 404 and the same errors as `createLandingPage`.
 */
export async function updateLandingPage(
  app: AppContext,
  db: Db,
  uuid: string,
  body: LandingPageBody,
): Promise<LandingPageRow> {
  return withRefusals(body, () =>
    db.transaction(async (tx) => {
      const before = await findLandingPageForUpdate(tx, uuid);
      if (!before) throw landingPageNotFound();
      const values = mergeDefined(before, body);
      checkUrlKey(app, values.url_key, before.url_key);
      const after = await updateLandingPageRow(tx, before.uuid, values);
      if (after.url_key !== before.url_key)
        await saveUrlOfKey(
          app,
          tx,
          { entry: landingPageUrl(after, app.clock.now()), key: after.url_key },
          landingPageUrlKeyExists,
        );
      return after;
    }),
  );
}

/**
 * Deletes a landing page with its URL, redirects and placements, and any widgets that have no other placement, in one
 * transaction. Returns the deleted page. Throws 404, and 409 HOMEPAGE_BUSY.
 */
export async function deleteLandingPage(db: Db, uuid: string): Promise<LandingPageRow> {
  return db.transaction(async (tx) => {
    await lockPlacements(tx);
    const page = await findLandingPageForUpdate(tx, uuid);
    if (!page) throw landingPageNotFound();
    await deleteUrls(tx, page.uuid);
    await deletePlacements(tx, landingPageUrn(page));
    await deleteLandingPageRow(tx, page.uuid);
    return page;
  });
}
