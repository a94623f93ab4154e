import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  InvalidInputError,
  StatementCancelledError,
  StatementTimeoutError,
} from 'slonik';
import { refuse } from '../errors.ts';

/** The error of a database that does not answer: nothing listens, it went away, or no connection became free in time. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  constructor(cause: unknown) {
    super('The database is out of reach.', { cause });
  }
}

/**
 * Reports whether the database was out of reach, or the error names that as its cause. HTTP answers 503 to these errors. A
 * statement that was under way may have been committed.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof DatabaseUnreachable) return true;
  return false;
}

/** Translates an error of the driver into one that callers can act on; any other error stays as it is. */
export function asDatabaseFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnreachable) return error;
  if (isConnectionLoss(error)) return new DatabaseUnreachable(error);
  if (isUnstorable(error)) return unstorable(error);
  return error;
}

export function throwDatabaseFailure(error: unknown): never {
  throw asDatabaseFailure(error);
}

/** Recognizes a failure after which a transaction may be run again from its start. */
export const isSerializationFailure = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
};

/** Recognizes that the server ended a statement that took longer than its connection allows. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof StatementTimeoutError || error instanceof StatementCancelledError;

/**
 * Reports whether the database had too much to do: a statement was ended by its limit, or a transaction met others more often than it is run
 * again. HTTP answers 503 to these errors: nothing was committed.
 */
export const isDatabaseBusy = (error: unknown): boolean =>
  isStatementTimeout(error) || isSerializationFailure(error);

/** Recognizes that a migration changed the columns of a statement that this connection had prepared before. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && /cached plan must not change result type/.test(messageOf(error));

const SYSTEM_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EACCES ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE ' +
    'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL'
  ).split(' '),
);
/**
 * Class 08, refused logins, a missing database, too many clients, shutting down or starting up, and a write that a server refuses because
 * it is a replica, or lets nothing be written for another reason.
 */
const SQL_STATES = /^(08...|25006|28...|3D000|53300|57P0[1-5])$/;
/** Errors of pg and slonik without a code, for connections that timed out or are gone. */
const MESSAGES =
  /timeout expired|Connection terminated|Client is (pending destroy|destroyed|not acquired)|Client was closed|Connection pool (has ended|is being)|pool has been shut down|not queryable/i;

/** Reports whether an error of the driver means that the connection is unusable. It must not be used for errors of other origin. */
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

/** NUL and lone surrogates in text or json, malformed uuids, dates and numbers, and values out of a column's range. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22001', '22003', '22007', '22008']);

function isUnstorable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return UNSTORABLE.has(code);
  // Slonik's own error for 22P02 carries no code, and stands for one other thing.
  return error instanceof InvalidInputError && !error.message.includes('multiple statements');
}

function unstorable(cause: unknown): Error {
  const refusal = refuse(400, 'INVALID_INPUT', 'The input contains a value that cannot be stored');
  refusal.cause = cause;
  return refusal;
}

/** Returns the SQLSTATE of an error that the database answered with, or the system's error code. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
