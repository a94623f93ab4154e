import type { AppContext } from './context.ts';
import type { SqlFragment } from '../db/db.ts';

/** The event names and their payloads, added by the modules that emit them. Payloads contain IDs and values, but no secrets. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Events {}

/** An event that a module or extension emits. Subscribers may name only declared events: an unknown name aborts startup. */
export interface EventDefinition {
  readonly name: keyof Events & string;
  /** A sentence that tells developers what happened. */
  readonly description: string;
}

/** One delivery attempt for a subscriber, with its ID, attempt number, and abort signal. */
export interface Delivery {
  /** The delivery ID, the same for every attempt. Use it as the subscriber's idempotency key. */
  readonly deliveryId: string;
  /** The attempt number, starting at 1. */
  readonly attempt: number;
  /**
   * Aborts at the deadline. Pass it to everything that takes time: code that keeps running occupies one of its extension's slots.
   */
  readonly signal: AbortSignal;
}

/**
 * Handles one event, at least once. Errors and missed deadlines are retried with backoff; after `events.maxAttempts` attempts the
 * delivery is parked.
 */
export interface Subscriber<K extends keyof Events = keyof Events> {
  readonly id: string;
  readonly event: K;
  /** Maximum duration of one delivery in milliseconds. Default: `deadlines.deliveryMs` of the config, 30 s. */
  readonly deadlineMs?: number;
  handle(payload: Events[K], app: AppContext, delivery: Delivery): Promise<void>;
}

/** Types the payload by the event name. */
export const defineSubscriber = <K extends keyof Events>(subscriber: Subscriber<K>): Subscriber =>
  subscriber as unknown as Subscriber;

/**
 * Writes its own rows for events within the statement that emits them: the rows exist exactly when the event does and cost no
 * additional statement. Use a subscriber for everything else.
 */
export interface EventRecorder {
  /** An ID that is unique across all extensions. */
  readonly id: string;
  /**
   * Creates the SQL fragment that writes the rows. The fragment reads the emitted events from `logged`: `event_log_id`, `uuid`,
   * `event`, `payload`, and `created_at`. Called once, when the shop is complete.
   */
  record(app: AppContext): SqlFragment;
}
