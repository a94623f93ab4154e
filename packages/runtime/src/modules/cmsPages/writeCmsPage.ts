import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { saveUrlOfKey } from '../translations/index.ts';
import { checkUrlKey, deleteUrls } from '../urls/index.ts';
import {
  deleteCmsPageRow,
  findCmsPageForUpdate,
  insertCmsPage,
  listEqualCmsPages,
  updateCmsPageRow,
} from './cmsPage.repo.ts';
import type { CmsPageValues } from './cmsPage.repo.ts';
import type { CmsPageRow } from './cmsPage.ts';
import type { CmsPageBody, NewCmsPageBody } from './cmsPageBody.ts';
import { cmsPageUrl } from './cmsPageUrl.ts';
import { cmsPageNotFound, cmsPageUrlKeyExists } from './errors.ts';

/** Default values for fields omitted when creating a page. A new page is a draft. */
const defaults: Omit<CmsPageValues, 'title' | 'url_key'> = {
  content: null,
  status: false,
  meta_title: null,
  meta_description: null,
};

const withRefusals = <T>(body: CmsPageBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ cms_page_url_key_key: () => cmsPageUrlKeyExists(body.url_key ?? '') }, work);

/**
 * Creates a page and its URL in one transaction. Throws 400 URL_KEY_RESERVED and URL_KEY_OF_LANGUAGE, and 409 if
 * another CMS page has the `url_key`.
 */
export function createCmsPage(app: AppContext, db: Db, body: NewCmsPageBody): Promise<CmsPageRow> {
  const { title, url_key } = body;
  checkUrlKey(app, url_key);
  return withRefusals(body, () =>
    db.transaction(async (tx) => {
      const page = await insertCmsPage(tx, { ...mergeDefined(defaults, body), title, url_key });
      await saveUrlOfKey(app, tx, { entry: cmsPageUrl(page), key: page.url_key }, cmsPageUrlKeyExists);
      return page;
    }),
  );
}

/**
 * Updates the fields included in the body. If `url_key` changes, the old path redirects to the new path. Throws 404
 * and the same errors as `createCmsPage`.
 */
export async function updateCmsPage(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: CmsPageBody,
): Promise<CmsPageRow> {
  return withRefusals(body, () =>
    db.transaction(async (tx) => {
      const before = await findCmsPageForUpdate(tx, ref);
      if (!before) throw cmsPageNotFound();
      const values = mergeDefined(before, body);
      checkUrlKey(app, values.url_key, before.url_key);
      const after = await updateCmsPageRow(tx, before.cms_page_id, values);
      if (after.url_key !== before.url_key)
        await saveUrlOfKey(app, tx, { entry: cmsPageUrl(after), key: after.url_key }, cmsPageUrlKeyExists);
      return after;
    }),
  );
}

/** Deletes a page and its URLs. Returns the deleted page. Throws 404. */
export async function deleteCmsPage(db: Db, ref: IdRef): Promise<CmsPageRow> {
  return db.transaction(async (tx) => {
    const page = await deleteCmsPageRow(tx, ref);
    if (!page) throw cmsPageNotFound();
    await deleteUrls(tx, page.uuid);
    return page;
  });
}

/**
 * Deletes pages that still have the URL key, title and text of one of the given bodies. Returns the number of deleted
 * pages.
 */
export async function deleteUnchangedCmsPages(db: Db, bodies: readonly NewCmsPageBody[]): Promise<number> {
  const like = bodies.map(({ url_key, title, content = null }) => ({ url_key, title, content }));
  return db.transaction(async (tx) => {
    const unchanged = await listEqualCmsPages(tx, like);
    for (const { uuid } of unchanged) await deleteCmsPage(tx, { uuid });
    return unchanged.length;
  });
}
