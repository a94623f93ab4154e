import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';

/** A rule that the records of every sound shop keep. */
export interface Invariant {
  readonly id: string;
  /** The rule as a sentence, for the reference. */
  readonly about: string;
  readonly fix: string;
  /** True for traces of work that a process left when it died, which the next one clears: they are a warning, no broken record. */
  readonly isCleared?: true;
  /** Lists what breaks the rule, at most `MOST` rows by a name that people know, such as the number of an order. */
  find(db: Db, app: AppContext): Promise<readonly string[]>;
}

/** The most offending rows that are counted. */
export const MOST = 1000;

const offending = z.object({ id: text });

/** Runs a query that selects the column `id` of offending rows. */
export const offenders = async (db: Db, query: SqlFragment): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(offending)`
    select found.id::text as id from (${query}) as found (id) limit ${MOST}`);
  return rows.map(({ id }) => id);
};

/** Creates an invariant of one query of offending rows. */
export const byQuery = ({
  query,
  ...rule
}: Omit<Invariant, 'find'> & { readonly query: SqlFragment }): Invariant => ({
  ...rule,
  find: (db) => offenders(db, query),
});
