import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { turnJitOff } from '../db/jit.ts';

/** Number of connections. One connection listens for notifications, the others fetch and complete jobs. */
const CONNECTIONS = 4;
const CLOSE_MS = 1000;

export interface WorkerConnections {
  readonly connectionString: string;
  readonly log: Logger;
}

/** Opens a worker's connection pool, named `sessionName`. The first connection is opened on demand. */
export function openPool({ connectionString, log }: WorkerConnections, sessionName: string): Pool {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    application_name: sessionName,
    // The pool awaits this hook, although its types do not say so.
    onConnect: turnJitOff,
  });
  // Without listeners, a broken connection would crash the process. The next query fails with the error.
  const note = ({ message }: Error) => log.warn({ reason: message }, 'a connection of the worker broke');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  return releasingOnce(pool);
}

/** Closes the connections. Waits at most one second, because the queue may never return a connection that it lost. */
export const closePool = (pool: Pool): Promise<void> =>
  Promise.race([pool.end(), delay(CLOSE_MS, undefined, { ref: false })]);

/**
 * Wraps the pool so that a connection is released only once. If the listening connection breaks while the worker stops, the
 * queue releases it twice, and the pool's error would crash the process.
 */
function releasingOnce(pool: Pool): Pool {
  const connect = pool.connect.bind(pool);
  type Connected = Parameters<typeof connect>[0];
  const once: (connected?: Connected) => unknown = (connected) => {
    if (!connected) return connect();
    return connect((error, client, releaseClient) => {
      // A pool that has ended passes only an error, although its types say otherwise.
      if (!client) return connected(error, client, releaseClient);
      let isReleased = false;
      connected(error, client, (release) => {
        if (!isReleased) releaseClient(release);
        isReleased = true;
      });
    });
  };
  pool.connect = once as typeof pool.connect;
  return pool;
}
