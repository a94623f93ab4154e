/** The metrics of one process. */
export interface Metrics {
  /** Counts a request by the id of its route, and how long its answer took. */
  request(route: string, method: string, outcome: Outcome, seconds: number): void;
  /** Everything as it is now, in the text format of Prometheus. Those who ask together share an answer. */
  read(): Promise<string>;
  close(): Promise<void>;
}

/** The class of the status of an answer, or `aborted` where the client left before it. */
export type Outcome = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'aborted';
