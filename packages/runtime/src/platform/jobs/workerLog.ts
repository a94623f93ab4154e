import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * Matches a warning that does not apply: most slots wait for an extension and need no connection meanwhile, so a few connections
 * are enough.
 */
const FEW_CONNECTIONS = /maxPoolSize .* smaller than concurrency/;

/**
 * Forwards the queue library's log to ours. Its «completed» and «failed task» lines are demoted to debug: the tasks log their own
 * failures by subscriber or job name. Its extra fields are dropped, because they contain payloads.
 */
export const workerLog = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    const text = `queue: ${message}`;
    if (level === 'error' && meta?.['failure'] !== true) log.error(text);
    else if (level === 'warning' && !FEW_CONNECTIONS.test(message)) log.warn(text);
    else log.debug(text);
  });
