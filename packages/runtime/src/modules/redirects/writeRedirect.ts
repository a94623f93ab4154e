import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { findRoute, pathOf } from '../urls/index.ts';
import { pathHasPage, redirectExists, redirectLoop, redirectNotFound } from './errors.ts';
import {
  findRedirectForUpdate,
  insertRedirect,
  leadsTo,
  lockRedirects,
  updateRedirectRow,
} from './redirect.repo.ts';
import type { RedirectValues } from './redirect.repo.ts';
import type { NewRedirectBody, RedirectBody, RedirectRow } from './redirect.ts';

const withRefusals = <T>({ from_path = '' }: RedirectBody, work: () => Promise<T>): Promise<T> =>
  onConstraint(
    { redirect_from_key: () => redirectExists(from_path), redirect_loop_check: redirectLoop },
    work,
  );

/**
 * Creates a redirect. Throws 400 REDIRECT_LOOP if following the redirect would return to its own path, 409
 * PATH_HAS_PAGE if the shop has a page at the path, and 409 REDIRECT_EXISTS. Concurrent writers wait for each other,
 * so that their redirects cannot form a loop.
 */
export const createRedirect = (app: AppContext, db: Db, body: NewRedirectBody): Promise<RedirectRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const values = { ...body, status: body.status ?? 301 };
      await checkRedirect(app, tx, values);
      return insertRedirect(tx, values);
    }),
  );

/** Updates the fields included in the body. Throws 404 and the same errors as `createRedirect`. */
export const updateRedirect = (
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: RedirectBody,
): Promise<RedirectRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      await lockRedirects(tx);
      const before = await findRedirectForUpdate(tx, ref);
      if (!before) throw redirectNotFound();
      const values = mergeDefined(before, body);
      await checkRedirect(app, tx, values);
      return updateRedirectRow(tx, before.redirect_id, values);
    }),
  );

/**
 * Locks redirects, then checks a redirect against all other redirects and pages. Throws 400 REDIRECT_LOOP and 409
 * PATH_HAS_PAGE.
 */
export async function checkRedirect(
  app: AppContext,
  tx: Db,
  { from_path, target }: RedirectValues,
): Promise<void> {
  await lockRedirects(tx);
  if (hasOwnPage(app, from_path) || (await findRoute(app, tx, from_path))?.entity)
    throw pathHasPage(from_path);
  const path = pathOf(target);
  if (path !== null && (await leadsTo(tx, path, from_path))) throw redirectLoop();
}

/** Reports whether the shop has a built-in page at a path, such as the cart. */
const hasOwnPage = (app: AppContext, path: string): boolean =>
  app
    .registry('routes')
    .list()
    .some((route) => route.method === 'GET' && [route.path].flat().includes(path));
