import type { FragmentSqlToken, QuerySqlToken, sql as slonikSql } from 'slonik';
import type { z } from 'zod';
import { locatedSql } from './sql.ts';

/** The tag for SQL templates. Statements record their source location, for logs and traces. */
export const sql: typeof slonikSql = locatedSql;

/** A statement with its row schema: sql.type(schema)`select …`. */
export type Statement<S extends z.ZodType = z.ZodType> = QuerySqlToken<S>;

/** A piece of SQL to embed in statements: sql.fragment`…`. */
export type SqlFragment = FragmentSqlToken;

/**
 * The database, inside or outside a transaction: a function that accepts a `Db` works in both. Rows are validated against the
 * statement's schema; column names stay in snake_case.
 */
export interface Db {
  any<S extends z.ZodType>(statement: Statement<S>): Promise<readonly z.output<S>[]>;
  maybeOne<S extends z.ZodType>(statement: Statement<S>): Promise<z.output<S> | null>;
  /** Returns the row of a statement that always returns exactly one; throws otherwise, which is a bug. */
  one<S extends z.ZodType>(statement: Statement<S>): Promise<z.output<S>>;
  exists(statement: Statement): Promise<boolean>;
  /** Runs a statement whose rows are ignored. Returns the number of affected rows. */
  run(statement: Statement): Promise<number>;
  /**
   * Runs `work` in a transaction, or in a savepoint if already inside one. An error of `work` rolls it back and is rethrown.
   * `work` runs again after serialization failures and deadlocks. Make no remote call inside.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}
