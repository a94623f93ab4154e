import type { FragmentSqlToken, QuerySqlToken, sql as slonikSql } from 'slonik';
import type { z } from 'zod';
import { locatedSql } from './sql.ts';

/** The tag of SQL templates. Its statements know where they are written, for the log and traces. */
export const sql: typeof slonikSql = locatedSql;

/** A statement with the schema of its rows: sql.type(schema)`select …`. */
export type Statement<S extends z.ZodType = z.ZodType> = QuerySqlToken<S>;

/** A piece of SQL that is embedded in statements: sql.fragment`…`. */
export type SqlFragment = FragmentSqlToken;

/**
 * The database, in a transaction or out of it: a function that takes a `Db` works in both.
 * Rows come back checked against the statement's schema; column names stay snake_case.
 */
export interface Db {
  any<S extends z.ZodType>(statement: Statement<S>): Promise<readonly z.output<S>[]>;
  maybeOne<S extends z.ZodType>(statement: Statement<S>): Promise<z.output<S> | null>;
  /** Returns the one row of a statement that always has one; throws otherwise, which is a bug. */
  one<S extends z.ZodType>(statement: Statement<S>): Promise<z.output<S>>;
  exists(statement: Statement): Promise<boolean>;
  /** Runs a statement whose rows do not matter. Returns the number of rows that it affected. */
  run(statement: Statement): Promise<number>;
  /**
   * Runs `work` in a transaction, or in a savepoint when already inside one. An error of `work` rolls it back and is thrown on.
   * Serialization failures and deadlocks run `work` again. Make no remote call inside.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}
