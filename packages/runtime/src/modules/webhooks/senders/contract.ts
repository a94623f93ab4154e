import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';

/** A message that waits for delivery, as it was queued. */
export interface SenderMessage {
  /** The permanent UUID of the message. It is the same in every attempt. */
  readonly key: string;
  /** The receiver, by the key under which the sender knows it. */
  readonly receiver: string;
  readonly topic: string;
  /** The values that were queued. */
  readonly payload: unknown;
  /** The time at which the message was queued. */
  readonly queuedAt: Date;
}

/** The request of one attempt, before it has the sender's headers. */
export interface SenderRequest extends SenderMessage {
  readonly method: 'POST';
  readonly url: URL;
  /** The bytes of the body, as they are sent. */
  readonly bytes: Uint8Array;
  /** The attempt number, starting at 1. */
  readonly attempt: number;
  /** The time of the attempt. */
  readonly at: Date;
}

/** The address of a receiver. */
export interface SenderReceiver {
  /** The absolute URL. It is held to the rules of webhooks: HTTPS, a public address, no redirects. */
  readonly url: string;
  /** The hosts, with a port or without, that may be private and speak plain HTTP. Take them from the configuration. Default: none. */
  readonly allowedHosts?: readonly string[];
}

/**
 * Sends messages of an extension to addresses that others name, with bodies and headers of its own. The shop stores the messages that
 * `app.deliveries.queue` takes, sends them as it sends webhooks, and repeats failed ones for about a day. The `senders` registry contains
 * the senders of all extensions.
 */
export interface Sender {
  /** The ID: the name of the extension, alone or followed by a dot and more, such as `pigeon-post.replies`. */
  readonly id: string;
  /**
   * Finds the address of a receiver before each attempt, so that a changed address counts at once. Returns null if the receiver is gone; the
   * message then fails without further attempts.
   */
  receiver(key: string, app: AppContext, db: Db): Promise<SenderReceiver | null>;
  /**
   * Returns the body. It is called outside any transaction before the first attempt, and again if it fails. The bytes that it makes are
   * stored, and sent in every attempt and replay.
   */
  body(message: SenderMessage, app: AppContext, db: Db): string | Promise<string>;
  /**
   * Returns the headers of an attempt, such as a signature over its bytes. Default headers are `content-type: application/json` and
   * `user-agent`. Headers of the connection, such as `host` and `content-length`, are ignored. Called outside any transaction.
   */
  headers?(
    request: SenderRequest,
    app: AppContext,
  ): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** A message to queue. */
export interface NewDelivery {
  /** The ID of the sender. */
  readonly sender: string;
  /** The receiver, by the key under which the sender knows it. At most eight requests to a receiver are in progress at the same time. */
  readonly receiver: string;
  /** The kind of message, such as `order_changed`. */
  readonly topic: string;
  /** The values from which the sender makes the body, as JSON. Queue IDs and not records: the body is made later. */
  readonly payload: object;
  /**
   * The subject, such as the UUID of an order. A message waits until earlier ones to the same receiver about the same subject are delivered or
   * have failed. Absent: it waits for none.
   */
  readonly entity?: string;
  /**
   * The permanent UUID of the message. A receiver gets one message for each key, so that the `deliveryId` of an event keeps a subscriber that
   * is called again from queueing twice. Default: a new one.
   */
  readonly key?: string;
}

/** A queued message, and what came of it. */
export interface SenderDelivery {
  readonly uuid: string;
  readonly key: string;
  readonly sender: string;
  readonly receiver: string;
  readonly topic: string;
  readonly entity: string | null;
  readonly status: 'pending' | 'delivered' | 'failed';
  /** The number of attempts. */
  readonly attempts: number;
  /** The HTTP status of the last response. Null if there was none. */
  readonly response_status: number | null;
  /** The reason why the last attempt failed, as for webhooks. Null if it did not fail. */
  readonly failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  readonly error: string | null;
  /** The time of the last attempt. Null if there was none. */
  readonly tried_at: string | null;
  readonly created_at: string;
}

/** The filter of a list of queued messages. */
export interface DeliveriesQuery {
  readonly sender: string;
  readonly receiver?: string;
  readonly status?: SenderDelivery['status'];
  /** The maximum number. Default: 20, at most 100. */
  readonly limit?: number;
}

/** Sends messages of extensions. Messages are kept for `webhookDeliveryDays` days, and those about a customer are deleted with the customer. */
export interface DeliveriesService {
  /**
   * Queues a message in the caller's transaction: it is sent if the transaction commits. Returns the UUID of the delivery, or null if the
   * receiver already has a message with this key. Throws an `Error` if no extension has the sender.
   */
  queue(db: Db, delivery: NewDelivery): Promise<string | null>;
  /** Lists the messages of a sender, newest first. */
  list(db: Db, query: DeliveriesQuery): Promise<readonly SenderDelivery[]>;
  /** Sends a message again soon, whatever came of it, with all attempts. Returns false if it is in progress or does not exist. */
  retry(db: Db, sender: string, uuid: string): Promise<boolean>;
  /**
   * Sends the messages to a receiver that were queued in a time range again, in their order, each with its key and its bytes. Those that still
   * wait are not queued twice. Returns the number of messages that are sent again.
   */
  replay(
    db: Db,
    range: { readonly sender: string; readonly receiver: string; readonly from: Date; readonly to: Date },
  ): Promise<number>;
}

declare module '../../../platform/contracts/context.ts' {
  interface AppContext {
    readonly deliveries: DeliveriesService;
  }
}

declare module '../../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly senders?: readonly Sender[];
  }
}
