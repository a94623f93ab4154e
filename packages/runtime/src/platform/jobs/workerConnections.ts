import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { turnJitOff } from '../db/jit.ts';

/** Number of connections: one listens, the others fetch and finish jobs. */
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
    // The pool waits for this, whatever the types say.
    onConnect: turnJitOff,
  });
  // Without listeners, a broken connection would crash the process. The next query reports the fault.
  const note = ({ message }: Error) => log.warn({ reason: message }, 'a connection of the worker broke');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  return givingBackOnce(pool);
}

/** Closes the connections. Waits at most one second for a connection that the queue lost and never returns. */
export const closePool = (pool: Pool): Promise<void> =>
  Promise.race([pool.end(), delay(CLOSE_MS, undefined, { ref: false })]);

/**
 * Makes a connection be released only once. The queue releases the listening connection twice if it breaks while the worker ends,
 * and the pool would crash the process for that.
 */
function givingBackOnce(pool: Pool): Pool {
  const connect = pool.connect.bind(pool);
  type Connected = Parameters<typeof connect>[0];
  const once: (connected?: Connected) => unknown = (connected) => {
    if (!connected) return connect();
    return connect((error, client, giveBack) => {
      // An ended pool passes only its error, whatever the types say.
      if (!client) return connected(error, client, giveBack);
      let isBack = false;
      connected(error, client, (release) => {
        if (!isBack) giveBack(release);
        isBack = true;
      });
    });
  };
  pool.connect = once as typeof pool.connect;
  return pool;
}
