import type { Count, CountedLimit, CountStep } from '../rateLimit/contract.ts';
import type { Fault } from '../startFailure.ts';
import type { WorkerMetrics } from './mergeMetrics.ts';

/** The environment variable in which all workers but the first are given `Prepared` as JSON. */
export const PREPARED = 'SHOP_PREPARED';

/** The results of what the first worker of a start did for all of them. The others do not do it again. */
export interface Prepared {
  /** The optional extensions that were left out, so that all workers serve the same shop. */
  readonly quarantined: readonly { readonly name: string; readonly fault: Fault }[];
}

/** The message of a worker to its primary once it listens. */
export interface WorkerOpened {
  readonly kind: 'shop.opened';
  readonly mode: 'production' | 'development';
  readonly prepared: Prepared;
}

/** The message of a worker to its primary that asks for a step at a counter of a rate limit. */
export interface CountAsked {
  readonly kind: 'shop.count';
  readonly id: number;
  readonly limit: CountedLimit;
  readonly key: string;
  readonly step: CountStep;
}

/** The answer of the primary. */
export interface CountAnswered {
  readonly kind: 'shop.counted';
  readonly id: number;
  readonly count: Count;
}

/** Reports whether a message of another process is of a kind: other libraries send messages over the same channel. */
export const isMessage = <M extends { readonly kind: string }>(
  message: unknown,
  kind: M['kind'],
): message is M =>
  typeof message === 'object' && message !== null && (message as { kind?: unknown }).kind === kind;

/** The message of a worker that was asked for the metrics of all. */
export interface MetricsAsked {
  readonly kind: 'shop.metricsAsked';
  readonly id: number;
}

/** The message of the primary to each worker, which answers with its metrics. */
export interface MetricsWanted {
  readonly kind: 'shop.metricsWanted';
  readonly id: number;
}

/** The answer of a worker with its metrics. */
export interface MetricsAnswered {
  readonly kind: 'shop.metricsAnswered';
  readonly id: number;
  readonly text: string;
}

/** The answer of the primary with the metrics of all workers. */
export interface MetricsGathered {
  readonly kind: 'shop.metricsGathered';
  readonly id: number;
  readonly metrics: readonly WorkerMetrics[];
}
