import type { AppContext } from './context.ts';
import type { SqlFragment } from '../db/db.ts';

/** The event names and their payloads, added by the modules that emit them. Payloads carry ids and values, but no secrets. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Events {}

/** An event that somebody emits. Subscribers name declared events alone: another name stops the start. */
export interface EventDefinition {
  readonly name: keyof Events & string;
  /** What has happened, a sentence that developers read. */
  readonly description: string;
}

/** The delivery that a subscriber is called for: which one it is, which try, and until when. */
export interface Delivery {
  /** The id of the delivery, the same for every try: the key that makes a subscriber idempotent. */
  readonly deliveryId: string;
  /** The number of the try, from 1. */
  readonly attempt: number;
  /**
   * The signal that aborts at the deadline. Pass it to everything that takes time: code that continues holds a slot of its
   * extension.
   */
  readonly signal: AbortSignal;
}

/**
 * Handles one event, at least once. An error is retried with backoff, and the delivery is parked after `events.maxAttempts`; the
 * same holds for a handler that misses its deadline.
 */
export interface Subscriber<K extends keyof Events = keyof Events> {
  readonly id: string;
  readonly event: K;
  /** The milliseconds that one delivery may take. Default: `deadlines.deliveryMs` of the config, 30 s. */
  readonly deadlineMs?: number;
  handle(payload: Events[K], app: AppContext, delivery: Delivery): Promise<void>;
}

/** Types the payload by the event's name. */
export const defineSubscriber = <K extends keyof Events>(subscriber: Subscriber<K>): Subscriber =>
  subscriber as unknown as Subscriber;

/**
 * Writes rows of its own for events, in the statement that emits them: they are there exactly when the event is, and cost no
 * further statement. Use a subscriber for everything else.
 */
export interface EventRecorder {
  /** The id is unique over all extensions. */
  readonly id: string;
  /**
   * Creates the part of the statement that writes. It reads the emitted events from `logged`: `event_log_id`, `uuid`, `event`,
   * `payload` and `created_at`. It is called once, when the shop is complete.
   */
  record(app: AppContext): SqlFragment;
}
