import { Client } from 'pg';
import type { QueryConfig, QueryResult } from 'pg';

type Callback = (error: Error | null, result: QueryResult) => void;
type Query = (
  config: string | QueryConfig | { submit(): void },
  values?: readonly unknown[] | Callback,
  callback?: Callback,
) => unknown;

/**
 * Makes the pg clients created by Slonik settle a query's promise through a passed callback. For a query without one, pg assigns
 * an inline function, which V8 allocates among its old objects, so that each statement's rows, and the code waiting for them,
 * stay until the next full collection: that took a tenth of the processor time (ADR 0050).
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
    // As in pg itself: the stack then leads to the caller instead of the socket.
    return answered.catch((error: Error) => {
      Error.captureStackTrace(error);
      throw error;
    });
  };
}
