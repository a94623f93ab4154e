import { Client } from 'pg';
import type { QueryConfig, QueryResult } from 'pg';

type Callback = (error: Error | null, result: QueryResult) => void;
type Query = (
  config: string | QueryConfig | { submit(): void },
  values?: readonly unknown[] | Callback,
  callback?: Callback,
) => unknown;

/**
 * Makes the clients of pg, which Slonik creates, settle the promise of a query by a callback that they are given. For a query without
 * one pg assigns a function where it is written, which V8 allocates among its old objects, so that the rows of each statement, and what
 * waited for them, stay until the next full collection: that took a tenth of the processor time (ADR 0050).
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
    // pg does so too: the stack leads to the caller in place of the socket.
    return answered.catch((error: Error) => {
      Error.captureStackTrace(error);
      throw error;
    });
  };
}
