import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Page, PageAsk } from './page.ts';
import { pathOf } from './pathOf.ts';
import { resolvePath } from './resolvePath.ts';
import type { Beside } from './resolvePath.ts';

/** What a path is answered with: the page of an entity of some kind, or another path to go to (302). */
export type FoundPage =
  | { readonly kind: string; readonly path: string; readonly page: Page; readonly beside: unknown }
  | { readonly redirectTo: string };

/**
 * The page of the first live claimant of a path, else where its recorded redirect leads, else null. One statement for the
 * path, which reads `beside` along, and those of each claimant up to the live one.
 */
export async function findPage(
  app: AppContext,
  db: Db,
  text: string,
  ask: PageAsk,
  beside?: Beside,
): Promise<FoundPage | null> {
  const path = pathOf(text);
  if (path === null) return null;
  const resolution = await resolvePath(db, path, beside);
  const kinds = app.registry('urlEntities');
  for (const { entityType, entityUuid } of resolution.claimants) {
    const page = await kinds.get(entityType)?.loadPage?.(app, db, entityUuid, ask);
    if (page) return { kind: entityType, path, page, beside: resolution.beside };
  }
  return resolution.redirectTo === null ? null : { redirectTo: resolution.redirectTo };
}
