import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  InvalidInputError,
  StatementCancelledError,
  StatementTimeoutError,
} from 'slonik';
import { refuse } from '../errors.ts';

/**
 * The error for a database that does not respond: nothing listens, the connection was lost, or no connection became free in time.
 */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  constructor(cause: unknown) {
    super('The database is out of reach.', { cause });
  }
}

/**
 * Reports whether the error or its cause is that the database was unreachable. HTTP responds with 503. A statement in progress
 * may have been committed.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof DatabaseUnreachable) return true;
  return false;
}

/** Converts a driver error to one that callers can handle; other errors are returned unchanged. */
export function asDatabaseFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnreachable) return error;
  if (isConnectionLoss(error)) return new DatabaseUnreachable(error);
  if (isUnstorable(error)) return unstorable(error);
  return error;
}

export function throwDatabaseFailure(error: unknown): never {
  throw asDatabaseFailure(error);
}

/** Reports whether a transaction may be rerun from its start after this failure. */
export const isSerializationFailure = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
};

/** Reports whether a lock was not available within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Reports whether the server ended a statement that exceeded its connection's time limit. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof StatementTimeoutError || error instanceof StatementCancelledError;

/**
 * Reports whether the database was overloaded: a statement exceeded its limit, or a transaction conflicted with others more often
 * than it is rerun. HTTP responds with 503. Nothing was committed.
 */
export const isDatabaseBusy = (error: unknown): boolean =>
  isStatementTimeout(error) || isSerializationFailure(error);

/** Reports whether a migration changed the columns of a statement already prepared on this connection. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && /cached plan must not change result type/.test(messageOf(error));

const SYSTEM_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EACCES ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE ' +
    'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL'
  ).split(' '),
);
/**
 * The SQLSTATEs for lost connections: class 08, rejected logins, a missing database, too many clients, shutdown or startup, and a
 * write rejected because the server is a replica or is read-only for another reason.
 */
const SQL_STATES = /^(08...|25006|28...|3D000|53300|57P0[1-5])$/;
/** The messages of pg and slonik errors without a code, for connections that timed out or are gone. */
const MESSAGES =
  /timeout expired|Connection terminated|Client is (pending destroy|destroyed|not acquired)|Client was closed|Connection pool (has ended|is being)|pool has been shut down|not queryable/i;

/** Reports whether a driver error means that the connection is unusable. Do not use it for errors of other origin. */
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
 * The SQLSTATEs for NUL and lone surrogates in text or json; malformed UUIDs, dates, and numbers; and values outside a column's
 * range.
 */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22001', '22003', '22007', '22008']);

function isUnstorable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return UNSTORABLE.has(code);
  // Slonik's own error for 22P02 has no code, and is also used for one other case.
  return error instanceof InvalidInputError && !error.message.includes('multiple statements');
}

function unstorable(cause: unknown): Error {
  const refusal = refuse(400, 'INVALID_INPUT', 'The input contains a value that cannot be stored');
  refusal.cause = cause;
  return refusal;
}

/** Returns the SQLSTATE returned by the database, or the system's error code. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
