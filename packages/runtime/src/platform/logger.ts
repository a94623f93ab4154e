import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { actingExtension } from './acting/acting.ts';
import { currentRequestId } from './acting/requestScope.ts';
import { currentTraceId } from './acting/spans.ts';
import { readableLog } from './readableLog.ts';

export type { Logger } from 'pino';

/** The names of fields that contain credentials. Their values are removed from log entries, up to three levels deep. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
];

/** The members of database errors that can contain customer data: parameter values, row contents, and messages that quote them. */
const DATA_FIELDS = new Set(['values', 'row', 'detail']);

const join = (parent: string, field: string) =>
  field.startsWith('[') ? parent + field : `${parent}.${field}`;

export interface LoggerOptions {
  readonly mode: 'production' | 'development';
  /** The log level. Default: `info`. */
  readonly level?: Level | 'silent';
  /** The stream that log lines are written to. Default: stderr, because stdout is reserved for command output. */
  readonly destination?: DestinationStream;
}

/**
 * Creates the logger, which writes one line of JSON per entry. In development on a terminal, it writes human-readable lines
 * instead.
 */
export function createLogger({ mode, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: logContext,
      serializers: { err: (error: Error) => withoutData(pino.stdSerializers.err(error)) },
      redact: SECRET_FIELDS.flatMap((field) => [field, join('*', field), join('*.*', field)]),
    },
    destination ?? stderr(mode),
  );
}

/**
 * Removes customer data from a serialized error and its nested errors. Does not process other members, because they may be
 * circular.
 */
function withoutData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('stack' in value)) return value;
  const retained = Object.entries(value).filter(([name]) => !DATA_FIELDS.has(name));
  return Object.fromEntries(retained.map(([name, inner]) => [name, withoutData(inner)]));
}

/** Returns the request ID, trace ID, and extension to add to a log entry. */
function logContext(): object {
  const requestId = currentRequestId();
  const extension = actingExtension();
  const traceId = currentTraceId();
  return {
    ...(requestId !== undefined && { requestId }),
    ...(traceId !== undefined && { traceId }),
    ...(extension !== undefined && { extension }),
  };
}

const stderr = (mode: LoggerOptions['mode']): DestinationStream =>
  mode === 'development' && process.stderr.isTTY ? readableLog() : pino.destination({ dest: 2, sync: true });
