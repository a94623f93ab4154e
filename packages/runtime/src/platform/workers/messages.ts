import type { Count, CountedLimit, CountStep } from '../rateLimit/contract.ts';
import type { Fault } from '../startFailure.ts';
import type { WorkerMetrics } from './mergeMetrics.ts';

/** The environment variable that passes `Prepared` as JSON to all workers but the first. */
export const PREPARED = 'SHOP_PREPARED';

/** The results of startup work that the first worker did for all workers. */
export interface Prepared {
  /** The optional extensions that were skipped. All workers skip the same extensions. */
  readonly quarantined: readonly { readonly name: string; readonly fault: Fault }[];
}

/** The message from a worker to its primary that the worker is listening. */
export interface WorkerOpened {
  readonly kind: 'shop.opened';
  readonly mode: 'production' | 'development';
  readonly prepared: Prepared;
}

/** The message from a worker to its primary that requests an operation on a rate limit counter. */
export interface CountRequest {
  readonly kind: 'shop.count';
  readonly id: number;
  readonly limit: CountedLimit;
  readonly key: string;
  readonly step: CountStep;
}

/** The primary's response with the count. */
export interface CountAnswered {
  readonly kind: 'shop.counted';
  readonly id: number;
  readonly count: Count;
}

/** Reports whether a message from another process has the given kind. Other libraries send messages over the same channel. */
export const isMessage = <M extends { readonly kind: string }>(
  message: unknown,
  kind: M['kind'],
): message is M =>
  typeof message === 'object' && message !== null && (message as { kind?: unknown }).kind === kind;

/** The message from a worker that requests the metrics of all workers. */
export interface MetricsRequest {
  readonly kind: 'shop.metricsAsked';
  readonly id: number;
}

/** The message from the primary to each worker that requests its metrics. */
export interface WorkerMetricsRequest {
  readonly kind: 'shop.metricsWanted';
  readonly id: number;
}

/** A worker's response with its metrics. */
export interface MetricsAnswered {
  readonly kind: 'shop.metricsAnswered';
  readonly id: number;
  readonly text: string;
}

/** The primary's response with the metrics of all workers. */
export interface MetricsGathered {
  readonly kind: 'shop.metricsGathered';
  readonly id: number;
  readonly metrics: readonly WorkerMetrics[];
}
