import type { CommonQueryMethods } from 'slonik';
import type { z } from 'zod';
import type { Db, Statement } from './db.ts';

/** Finds a connection and sends one statement over it. */
export type Send = <R>(send: (connection: CommonQueryMethods) => Promise<R>) => Promise<R>;

/** The members of `Db` that are one statement each. */
export const statementsOf = (send: Send): Omit<Db, 'transaction'> => ({
  any: <S extends z.ZodType>(statement: Statement<S>) =>
    send((connection) => connection.any(statement) as Promise<readonly z.output<S>[]>),
  maybeOne: <S extends z.ZodType>(statement: Statement<S>) =>
    send((connection) => connection.maybeOne(statement) as Promise<z.output<S> | null>),
  one: <S extends z.ZodType>(statement: Statement<S>) =>
    send((connection) => connection.one(statement) as Promise<z.output<S>>),
  exists: (statement) => send((connection) => connection.exists(statement)),
  run: (statement) => send(async (connection) => (await connection.query(statement)).rowCount),
});

/** Chooses the `Db` that a statement is sent to. */
type Through = <R>(statement: Statement, send: (db: Db) => Promise<R>) => Promise<R>;

/** The same members, each sent to another `Db` by a function that sees the statement first. */
export const statementsThrough = (through: Through): Omit<Db, 'transaction'> => ({
  any: (statement) => through(statement, (db) => db.any(statement)),
  maybeOne: (statement) => through(statement, (db) => db.maybeOne(statement)),
  one: (statement) => through(statement, (db) => db.one(statement)),
  exists: (statement) => through(statement, (db) => db.exists(statement)),
  run: (statement) => through(statement, (db) => db.run(statement)),
});
