import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Page, PageRequest } from './page.ts';
import type { Resolution } from './resolvePath.ts';

/** The answer at a path: the page of an entity of some kind, or a redirect (302). */
export type FoundPage = { readonly kind: string; readonly page: Page } | { readonly redirectTo: string };

/**
 * Loads the page of the first live claimant of a path, or else its redirect, or else null. Statements: those of each claimant
 * up to the live one.
 */
export async function findPage(
  app: AppContext,
  db: Db,
  resolution: Resolution,
  request: PageRequest,
): Promise<FoundPage | null> {
  const kinds = app.registry('urlEntities');
  for (const { entityType, entityUuid } of resolution.claimants) {
    const page = await kinds.get(entityType)?.loadPage?.(app, db, entityUuid, request);
    if (page) return { kind: entityType, page };
  }
  return resolution.redirectTo === null ? null : { redirectTo: resolution.redirectTo };
}
