import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';

/** A rule that the records of a healthy shop satisfy. */
export interface Invariant {
  readonly id: string;
  /** The rule as a sentence, for the reference documentation. */
  readonly about: string;
  readonly fix: string;
  /**
   * True if violations are reported as a warning: a crashed process can leave such rows and the next one cleans them up, or the shop works
   * until an extension declares what is missing.
   */
  readonly isCleared?: true;
  /** Lists up to `MOST` violations by an identifier that people recognize, such as the order number. */
  find(db: Db, app: AppContext): Promise<readonly string[]>;
}

/** Maximum number of violations counted. */
export const MOST = 1000;

const offending = z.object({ id: text });

/** Runs a query that selects violating rows by the column `id`. */
export const offenders = async (db: Db, query: SqlFragment): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(offending)`
    select found.id::text as id from (${query}) as found (id) limit ${MOST}`);
  return rows.map(({ id }) => id);
};

/** Creates an invariant from a query that selects violating rows. */
export const byQuery = ({
  query,
  ...rule
}: Omit<Invariant, 'find'> & { readonly query: SqlFragment }): Invariant => ({
  ...rule,
  find: (db) => offenders(db, query),
});
