import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { pathOf } from './pathOf.ts';
import { resolvePath } from './resolvePath.ts';
import type { Claimant } from './resolvePath.ts';

/** The answer of the storefront at a path: the page of an entity, or a redirect (302). */
export interface FoundRoute {
  readonly path: string;
  readonly entity: Claimant | null;
  readonly redirectTo: string | null;
}

/** Finds the first live claimant of a path, or else its redirect. Null: nothing is served there. */
export async function findRoute(app: AppContext, db: Db, text: string): Promise<FoundRoute | null> {
  const path = pathOf(text);
  if (path === null) return null;
  const { claimants, redirectTo } = await resolvePath(db, path);
  for (const entity of claimants) {
    if (await isLive(app, db, entity)) return { path, entity, redirectTo: null };
  }
  return redirectTo === null ? null : { path, entity: null, redirectTo };
}

async function isLive(app: AppContext, db: Db, { entityType, entityUuid }: Claimant): Promise<boolean> {
  const kind = app.registry('urlEntities').get(entityType);
  return kind !== undefined && (await kind.listLive(app, db, [entityUuid])).length > 0;
}
