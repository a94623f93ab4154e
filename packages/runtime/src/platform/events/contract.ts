import type { AppContext } from '../context.ts';

/** Event names and their payloads, filled by the modules that emit them. Payloads carry ids and figures, no secrets. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Events {}

export interface Delivery {
  /** The same for every try of one delivery: the key to make a subscriber idempotent with. */
  readonly deliveryId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborts at the deadline. Hand it to what takes time: code that goes on holds a slot of its extension. */
  readonly signal: AbortSignal;
}

/**
 * Handles one event, at least once. A throw is retried with backoff, and parked after `events.maxAttempts`; so is what does
 * not end within its deadline.
 */
export interface Subscriber<K extends keyof Events = keyof Events> {
  readonly id: string;
  readonly event: K;
  /** Milliseconds that one delivery may take. Default: `deadlines.deliveryMs` of the config, 30 s. */
  readonly deadlineMs?: number;
  handle(payload: Events[K], app: AppContext, delivery: Delivery): Promise<void>;
}

/** Types the payload by the event's name. */
export const defineSubscriber = <K extends keyof Events>(subscriber: Subscriber<K>): Subscriber =>
  subscriber as unknown as Subscriber;
