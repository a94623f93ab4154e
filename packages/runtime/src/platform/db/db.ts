import type { FragmentSqlToken, QuerySqlToken, sql as slonikSql } from 'slonik';
import type { z } from 'zod';
import { locatedSql } from './sql.ts';

/** The template tag for SQL. Statements store their source location, for logs and traces. */
export const sql: typeof slonikSql = locatedSql;

/** An SQL statement with the schema of its rows: sql.type(schema)`select …`. */
export type Statement<S extends z.ZodType = z.ZodType> = QuerySqlToken<S>;

/** A piece of SQL that can be embedded in statements: sql.fragment`…`. */
export type SqlFragment = FragmentSqlToken;

/**
 * The database, either inside or outside a transaction. Functions that accept a `Db` must work in both cases. All rows are
 * validated against the statement's schema. Column names remain in snake_case.
 */
export interface Db {
  any<S extends z.ZodType>(statement: Statement<S>): Promise<readonly z.output<S>[]>;
  maybeOne<S extends z.ZodType>(statement: Statement<S>): Promise<z.output<S> | null>;
  /** Returns the only row of a statement. Throws if there is not exactly one row, which indicates a bug. */
  one<S extends z.ZodType>(statement: Statement<S>): Promise<z.output<S>>;
  exists(statement: Statement): Promise<boolean>;
  /** Runs a statement and ignores its rows. Returns the number of affected rows. */
  run(statement: Statement): Promise<number>;
  /**
   * Runs `work` in a transaction, or in a savepoint if already inside a transaction. If `work` throws, rolls back and rethrows the
   * error. After a serialization failure or deadlock, `work` runs again from the start. Never call remote services inside `work`.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}
