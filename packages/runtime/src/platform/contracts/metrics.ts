/** Collects the metrics of one process. */
export interface Metrics {
  /** Counts a request by route ID and records its response time. */
  request(route: string, method: string, outcome: Outcome, seconds: number): void;
  /** Returns the current metrics in the Prometheus text format. Concurrent callers share the result. */
  read(): Promise<string>;
  close(): Promise<void>;
}

/** The status class of a response, or `aborted` if the client disconnected before the response. */
export type Outcome = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'aborted';
