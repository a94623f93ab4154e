import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';

/** A rule that the records of every healthy shop follow. */
export interface Invariant {
  readonly id: string;
  /** The rule as a sentence, for the reference. */
  readonly about: string;
  readonly fix: string;
  /** True for leftovers of a process that died, which the next process cleans up. They are a warning rather than a broken record. */
  readonly isCleared?: true;
  /** Lists at most `MOST` violations by a name that people know, such as the order number. */
  find(db: Db, app: AppContext): Promise<readonly string[]>;
}

/** Maximum number of offending rows counted. */
export const MOST = 1000;

const offending = z.object({ id: text });

/** Runs a query that selects the column `id` of offending rows. */
export const offenders = async (db: Db, query: SqlFragment): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(offending)`
    select found.id::text as id from (${query}) as found (id) limit ${MOST}`);
  return rows.map(({ id }) => id);
};

/** Creates an invariant from a query of offending rows. */
export const byQuery = ({
  query,
  ...rule
}: Omit<Invariant, 'find'> & { readonly query: SqlFragment }): Invariant => ({
  ...rule,
  find: (db) => offenders(db, query),
});
