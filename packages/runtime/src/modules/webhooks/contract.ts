import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { EventDefinition, Events } from '../../platform/contracts/events.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/**
 * An event that webhooks can send to the merchant's systems. The `webhookTopics` registry contains the topics of all
 * modules and extensions.
 */
export interface WebhookTopic<K extends keyof Events = keyof Events> {
  /** The event name, which is also the topic name. */
  readonly event: K;
  /** The group under which the admin lists the topic, named after the topic's records, such as `orders`. */
  readonly group: string;
  /**
   * The payload property that identifies the entity of the event, such as `orderUuid`. Webhook deliveries for the
   * same entity are sent in the order of their events. If absent, deliveries are sent independently.
   */
  readonly entity?: keyof Events[K] & string;
  /**
   * The id of the route that reads the topic's records. Administrators need its permission to subscribe to the topic.
   */
  readonly permission: string;
  /**
   * Reads the records to include in deliveries in addition to the event payload, by name, such as `{ order }`. Called
   * outside any transaction before the first attempt, and again after an error.
   */
  load?(payload: Events[K], app: AppContext, db: Db): Promise<Readonly<Record<string, unknown>>>;
}

/** Defines a webhook topic and infers the payload type from the event name. */
export const defineWebhookTopic = <K extends keyof Events>(topic: WebhookTopic<K>): WebhookTopic =>
  topic as unknown as WebhookTopic;

/** The webhook settings. */
export interface WebhookSettings {
  /** The response timeout for receivers, in seconds. */
  readonly webhookDeadlineSeconds: number;
  /** The number of consecutive days with only failed deliveries after which a webhook is disabled. */
  readonly webhookOffAfterDays: number;
  /** The number of days to keep webhook deliveries. */
  readonly webhookDeliveryDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends WebhookSettings {}
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /**
     * Emitted when the shop disables a webhook because its receiver reported that it is gone, or has failed for days.
     */
    webhook_switched_off: { readonly webhookUuid: string; readonly reason: 'gone' | 'failing' };
  }
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly webhookTopics?: readonly WebhookTopic[];
  }
}

export const webhookTopics: ContributionPoint<WebhookTopic> = {
  noun: 'webhook topic',
  members: {
    event: 'text',
    group: 'text',
    entity: 'text?',
    permission: 'text',
    load: 'function?',
  } satisfies Members<WebhookTopic>,
  keyOf: ({ event }) => event,
  deadlines: { load: 'callMs' },
};

export const webhookEvents: readonly EventDefinition[] = [
  {
    name: 'webhook_switched_off',
    description: 'The shop turned off a webhook because its receiver is gone or has failed for days.',
  },
];

/** A request to an address that somebody else names, such as a profile or a receiver. */
export interface GuardedRequest {
  /** Default: `GET`. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The headers. `host`, `content-length` and those of the connection are ignored. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null;
  /** The time limit of the whole exchange, in milliseconds. */
  readonly timeoutMs: number;
  /** The number of bytes of the response's body to read, at most 10 MiB. Default: 64 KiB. */
  readonly maxBytes?: number;
  /** The hosts, with a port or without, that may be private and speak plain HTTP, as `webhooks.allowedHosts` of the configuration. */
  readonly allowedHosts?: readonly string[];
  /** Aborts the request. The call then rejects with the reason. */
  readonly signal?: AbortSignal;
}

/** The outcome of a guarded request. Whatever the other side can cause is a value. */
export type GuardedAnswer =
  | {
      readonly ok: true;
      /** The status, also of redirects and errors. */
      readonly status: number;
      /** The headers by their names in lower case. Several values are joined by commas. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
      /** False if the body is longer than `maxBytes`, or ended early. */
      readonly isWhole: boolean;
    }
  | {
      readonly ok: false;
      /** `refused`: the URL is malformed, uses plain HTTP in production, or leads to a private address. */
      readonly reason: 'refused' | 'timeout' | 'unreachable';
      readonly message: string;
    };

/**
 * Requests an address that somebody else names, as webhooks are sent: only HTTPS (plain HTTP in development as well), only addresses on the
 * public internet, which are checked when connecting, so that a name cannot change in between; no redirects; no credentials in the URL; with
 * limits of time and size. Must not be called inside a transaction.
 */
export type GuardedFetch = (url: string, request: GuardedRequest) => Promise<GuardedAnswer>;

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly guardedFetch: GuardedFetch;
  }
}
