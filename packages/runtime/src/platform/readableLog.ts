import cluster from 'node:cluster';
import type { DestinationStream } from 'pino';
import pretty from 'pino-pretty';

/** The fields in the text of a request's line. */
const REQUEST_FIELDS = ['method', 'path', 'route', 'status', 'ms', 'ip', 'requestId'];

/** Writes lines to stderr for people at a terminal: one for each entry, and below it the trace of an error. */
export function readableLog(): DestinationStream {
  // Lines of several workers are told apart by their pid.
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
