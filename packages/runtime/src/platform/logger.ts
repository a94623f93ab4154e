import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { currentRequestId } from './http/requestScope.ts';
import { readableLog } from './readableLog.ts';

export type { Logger } from 'pino';

/** Names of fields that hold a credential. Their values never reach the log, down to the third level of an object. */
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

const join = (parent: string, field: string) =>
  field.startsWith('[') ? parent + field : `${parent}.${field}`;

export interface LoggerOptions {
  readonly mode: 'production' | 'development';
  /** Default `info`. */
  readonly level?: Level | 'silent';
  /** Where the lines go. Default: stderr, so that stdout stays free for answers. */
  readonly destination?: DestinationStream;
}

/** One line of JSON for each entry; in development on a terminal one that people can read. */
export function createLogger({ mode, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: ofRequest,
      redact: SECRET_FIELDS.flatMap((field) => [field, join('*', field), join('*.*', field)]),
    },
    destination ?? stderr(mode),
  );
}

/** Lines that a request's work writes name the request. */
function ofRequest(): object {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

const stderr = (mode: LoggerOptions['mode']): DestinationStream =>
  mode === 'development' && process.stderr.isTTY ? readableLog() : pino.destination({ dest: 2, sync: true });
