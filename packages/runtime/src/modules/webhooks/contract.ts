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
