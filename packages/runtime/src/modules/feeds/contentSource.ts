import type { Db } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { AppContext } from '../../platform/contracts/context.ts';

interface ContentCall {
  readonly app: AppContext;
  readonly db: Db;
  /** The draft that is laid over a page. */
  readonly preview?: object | null;
}

/**
 * Returns where the content of a public page is read: at the replica, where the shop has one that shows all that was committed before, else
 * as the call says. A preview is always read there.
 */
export const contentSource = async ({ app, db, preview }: ContentCall): Promise<Db> =>
  preview ? db : serverOf(app).content.source(db);
