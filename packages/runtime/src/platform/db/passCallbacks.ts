import { Client } from 'pg';
import type { QueryConfig, QueryResult } from 'pg';

type Callback = (error: Error | null, result: QueryResult) => void;
type Query = (
  config: string | QueryConfig | { submit(): void },
  values?: readonly unknown[] | Callback,
  callback?: Callback,
) => unknown;

/**
 * Makes Slonik's pg clients pass a callback to each query. Without a callback, pg creates a function per query that V8 allocates
 * with long-lived objects. The rows of each statement, and the code waiting for them, then stay in memory until the next full
 * garbage collection, which cost a tenth of the processor time (ADR 0050).
 */
export function passCallbacks(): void {
  const prototype = Client.prototype as { query: Query };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [config, values, callback] = given;
    const hasCallback = callback !== undefined || typeof values === 'function';
    if (hasCallback || (typeof config === 'object' && 'submit' in config)) return query.apply(this, given);
    const answered = new Promise<QueryResult>((resolve, reject) => {
      query.call(this, config, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
    // Capture the stack here, as pg does, so that it shows the caller instead of the socket.
    return answered.catch((error: Error) => {
      Error.captureStackTrace(error);
      throw error;
    });
  };
}
