import type { CommonQueryMethods } from 'slonik';
import type { z } from 'zod';
import type { Db, Statement } from './db.ts';
import type { StatementEnd, StatementWatch } from './statementWatch.ts';

/** Acquires a connection and calls `send` with it. */
export type Send = <R>(send: (connection: CommonQueryMethods) => Promise<R>) => Promise<R>;

/**
 * Creates the members of `Db` that send a single statement. `watch` is called for each statement after its connection was acquired.
 */
export function statementsOf(send: Send, watch: StatementWatch | null): Omit<Db, 'transaction'> {
  const watched = <R>(
    statement: Statement,
    query: (connection: CommonQueryMethods) => Promise<R>,
    rowsOf: (result: R) => number,
  ): Promise<R> =>
    send(
      watch === null
        ? query
        : (connection) => {
            const end = watch(statement);
            return end === null ? query(connection) : reportEnd(end, query(connection), rowsOf);
          },
    );
  return {
    any: <S extends z.ZodType>(statement: Statement<S>) =>
      watched(statement, (on) => on.any(statement) as Promise<readonly z.output<S>[]>, lengthOf),
    maybeOne: <S extends z.ZodType>(statement: Statement<S>) =>
      watched(statement, (on) => on.maybeOne(statement) as Promise<z.output<S> | null>, oneOrNone),
    one: <S extends z.ZodType>(statement: Statement<S>) =>
      watched(statement, (on) => on.one(statement) as Promise<z.output<S>>, oneOrNone),
    exists: (statement) => watched(statement, (on) => on.exists(statement), oneOrNone),
    run: (statement) => watched(statement, async (on) => (await on.query(statement)).rowCount, same),
  };
}

const lengthOf = (rows: readonly unknown[]): number => rows.length;
const oneOrNone = (row: unknown): number => (row === null || row === false ? 0 : 1);
const same = (rows: number): number => rows;

async function reportEnd<R>(
  end: StatementEnd,
  result: Promise<R>,
  rowsOf: (result: R) => number,
): Promise<R> {
  try {
    const rows = await result;
    end({ rows: rowsOf(rows) });
    return rows;
  } catch (error) {
    end({ error });
    throw error;
  }
}

/** Chooses the `Db` for a statement, and sends the statement to it. */
type Through = <R>(statement: Statement, send: (db: Db) => Promise<R>) => Promise<R>;

/**
 * Creates the members of `Db` that send a single statement. `through` receives each statement and chooses the `Db` to send it to.
 */
export const statementsThrough = (through: Through): Omit<Db, 'transaction'> => ({
  any: (statement) => through(statement, (db) => db.any(statement)),
  maybeOne: (statement) => through(statement, (db) => db.maybeOne(statement)),
  one: (statement) => through(statement, (db) => db.one(statement)),
  exists: (statement) => through(statement, (db) => db.exists(statement)),
  run: (statement) => through(statement, (db) => db.run(statement)),
});
