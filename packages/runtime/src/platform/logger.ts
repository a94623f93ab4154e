import cluster from 'node:cluster';
import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import pretty from 'pino-pretty';
import { actingExtension } from './acting/acting.ts';
import { currentRequestId } from './acting/requestScope.ts';
import { currentTraceId } from './acting/spans.ts';

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

/** The fields that are specific to log entries about requests. */
const REQUEST_FIELDS = ['method', 'path', 'route', 'status', 'ms', 'ip', 'requestId'];

/**
 * Creates a log destination that writes human-readable lines to stderr. Each entry is one line, followed by a stack trace for
 * errors.
 */
function readableLog(): DestinationStream {
  // With several workers, the pid shows which worker wrote a line.
  const ignore = cluster.isWorker ? ['hostname'] : ['pid', 'hostname'];
  const entries = pretty({ ...common, ignore: ignore.join(',') });
  const requests = pretty({
    ...common,
    ignore: [...ignore, ...REQUEST_FIELDS].join(','),
    messageFormat: (entry) => requestText(entry),
  });
  return {
    write: (line) => void (line.endsWith('"msg":"request"}\n') ? requests : entries).write(line),
  };
}

const common = { destination: 2, sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss.l' };

function requestText({ method, path, status, ms, aborted, requestId }: Record<string, unknown>): string {
  const id = Number(status) >= 500 ? `  request ${String(requestId)}` : '';
  return `${String(method)} ${String(path)} ${String(status)} ${String(ms)} ms${aborted === true ? '  aborted' : ''}${id}`;
}
