import type { Db } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { AppContext } from '../../platform/contracts/context.ts';

interface ContentCall {
  readonly app: AppContext;
  readonly db: Db;
  /** The draft applied to the page. */
  readonly preview?: object | null;
}

/**
 * Returns the database from which to read a public page's content. This is the replica if there is one and it includes all earlier
 * commits, otherwise the call's database. Previews always use the call's database.
 */
export const contentSource = async ({ app, db, preview }: ContentCall): Promise<Db> =>
  preview ? db : serverOf(app).content.source(db);
