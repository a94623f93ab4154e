import cluster from 'node:cluster';
import type { DestinationStream } from 'pino';
import pretty from 'pino-pretty';

/** The fields that are specific to log entries about requests. */
const REQUEST_FIELDS = ['method', 'path', 'route', 'status', 'ms', 'ip', 'requestId'];

/**
 * Creates a log destination that writes human-readable lines to stderr. Each entry is one line, followed by a stack trace for
 * errors.
 */
export function readableLog(): DestinationStream {
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
