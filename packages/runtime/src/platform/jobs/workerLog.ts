import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * Matches a warning about a small connection pool. The warning does not apply, because most slots run extension code and need
 * no connection.
 */
const FEW_CONNECTIONS = /maxPoolSize .* smaller than concurrency/;

/**
 * Creates a logger for the queue library that forwards to the shop's log. The library's «completed» and «failed task» lines are
 * logged at debug level, because the tasks log their own failures with the subscriber or job name. Extra fields are dropped
 * because they contain payloads.
 */
export const workerLog = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    const text = `queue: ${message}`;
    if (level === 'error' && meta?.['failure'] !== true) log.error(text);
    else if (level === 'warning' && !FEW_CONNECTIONS.test(message)) log.warn(text);
    else log.debug(text);
  });
