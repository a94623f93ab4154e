import type { AppContext } from './context.ts';
import type { SqlFragment } from '../db/db.ts';

/**
 * The shop's events: maps each event name to its payload type. Modules and extensions add their events by declaration merging.
 * Payloads contain IDs and values, but no secrets.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Events {}

/** Declares an event that a module or extension emits. Startup fails if a subscriber refers to an undeclared event. */
export interface EventDefinition {
  readonly name: keyof Events & string;
  /** One sentence for developers that says what happened. */
  readonly description: string;
}

/** One attempt to deliver an event to a subscriber. */
export interface Delivery {
  /** The delivery ID, which does not change between attempts. Use it as the idempotency key for side effects. */
  readonly deliveryId: string;
  /** The attempt number, starting at 1. */
  readonly attempt: number;
  /**
   * Aborts at the deadline. Pass the signal to every slow operation: a handler that keeps running after its deadline still occupies
   * one of the extension's delivery slots.
   */
  readonly signal: AbortSignal;
}

/**
 * Handles one kind of event. Each event is delivered at least once: a delivery that fails or misses its deadline is retried with
 * backoff, and parked after `events.maxAttempts` attempts.
 */
export interface Subscriber<K extends keyof Events = keyof Events> {
  readonly id: string;
  readonly event: K;
  /** The deadline for one delivery attempt, in milliseconds. Default: `deadlines.deliveryMs` in the config, 30 s. */
  readonly deadlineMs?: number;
  handle(payload: Events[K], app: AppContext, delivery: Delivery): Promise<void>;
}

/** Defines a subscriber whose payload type follows from the event name. */
export const defineSubscriber = <K extends keyof Events>(subscriber: Subscriber<K>): Subscriber =>
  subscriber as unknown as Subscriber;

/**
 * Writes additional rows whenever events are emitted, in the same SQL statement that logs the events. The rows are therefore
 * committed or rolled back with their event. For all other reactions to events, use a subscriber.
 */
export interface EventRecorder {
  /** An ID that is unique across all extensions. */
  readonly id: string;
  /**
   * Returns the SQL fragment that writes the rows. The fragment can select the emitted events from `logged`, which has the columns
   * `event_log_id`, `uuid`, `event`, `payload`, and `created_at`. Called once, after all extensions have been set up.
   */
  record(app: AppContext): SqlFragment;
}
