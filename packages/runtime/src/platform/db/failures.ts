import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  InvalidInputError,
  StatementCancelledError,
  StatementTimeoutError,
} from 'slonik';
import { refuse } from '../errors.ts';

/**
 * Thrown if the database does not respond: no server is listening, the connection was lost, or no connection became free in time.
 */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  constructor(cause: unknown) {
    super('The database is out of reach.', { cause });
  }
}

/**
 * Reports whether the error or one of its causes is a `DatabaseUnreachable`. The HTTP response is then a 503. A write may have been
 * committed even though it failed with this error.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof DatabaseUnreachable) return true;
  return false;
}

/** Converts a driver error to an error that callers can recognize. Returns other errors unchanged. */
export function asDatabaseFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnreachable) return error;
  if (isConnectionLoss(error)) return new DatabaseUnreachable(error);
  if (isUnstorable(error)) return unstorable(error);
  return error;
}

export function throwDatabaseFailure(error: unknown): never {
  throw asDatabaseFailure(error);
}

/** Reports whether the transaction failed because of a concurrent transaction and can be retried from the start. */
export const isSerializationFailure = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
};

/** Reports whether a lock could not be acquired within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Reports whether the database server ended a statement because of the statement timeout. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof StatementTimeoutError || error instanceof StatementCancelledError;

/**
 * Reports whether the database was overloaded: a statement timed out, or a transaction kept conflicting with others until its
 * retries were used up. The HTTP response is then a 503. Nothing was committed.
 */
export const isDatabaseBusy = (error: unknown): boolean =>
  isStatementTimeout(error) || isSerializationFailure(error);

/** Reports whether a prepared statement has become invalid because a migration changed the columns that it returns. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && /cached plan must not change result type/.test(messageOf(error));

const SYSTEM_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EACCES ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE ' +
    'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL'
  ).split(' '),
);
/**
 * The SQLSTATEs that mean a connection is unusable: class 08, failed authentication, a missing database, too many clients, server
 * startup or shutdown, and a write to a read-only server, such as a replica.
 */
const SQL_STATES = /^(08...|25006|28...|3D000|53300|57P0[1-5])$/;
/** The messages of pg and Slonik errors that have no code and mean a connection is unusable. */
const MESSAGES =
  /timeout expired|Connection terminated|Client is (pending destroy|destroyed|not acquired)|Client was closed|Connection pool (has ended|is being)|pool has been shut down|not queryable/i;

/** Reports whether a driver error means that the connection is unusable. Use this only for errors from the driver. */
export function isConnectionLoss(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseUnreachable) return true;
    if (cause instanceof BackendTerminatedError || cause instanceof BackendTerminatedUnexpectedlyError)
      return true;
    const code = codeOf(cause);
    if (code !== undefined && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) return true;
    if (code === undefined && MESSAGES.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isConnectionLoss)) return true;
  }
  return false;
}

/**
 * The SQLSTATEs of values that a column cannot store: NUL characters, lone surrogates, malformed UUIDs, dates, and numbers, and
 * values that are out of range.
 */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22001', '22003', '22007', '22008']);

function isUnstorable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return UNSTORABLE.has(code);
  // Slonik throws its own error in place of 22P02. That error has no code, and is also thrown in one other situation.
  return error instanceof InvalidInputError && !error.message.includes('multiple statements');
}

function unstorable(cause: unknown): Error {
  const refusal = refuse(400, 'INVALID_INPUT', 'The input contains a value that cannot be stored');
  refusal.cause = cause;
  return refusal;
}

/** Returns the SQLSTATE of a database error or the error code of a system error. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
