import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { EventDefinition, Events } from '../../platform/contracts/events.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** An event that webhooks may carry to the merchant's systems. The registry `webhookTopics` lists those of all modules and extensions. */
export interface WebhookTopic<K extends keyof Events = keyof Events> {
  /** The name of the event, which is the name of the topic. */
  readonly event: K;
  /** The kind of records that it is about, such as `orders`: topics are chosen in groups. */
  readonly group: string;
  /**
   * The member of the payload that names what the event is about, such as `orderUuid`: deliveries with the same value go in the
   * order of their events. Absent: the deliveries wait for no other.
   */
  readonly entity?: keyof Events[K] & string;
  /** The id of the route that reads such records: an administrator without that permission cannot subscribe to the topic. */
  readonly permission: string;
  /**
   * Reads the records that deliveries carry beside the payload of the event, by their names, such as `{ order }`. Runs outside of
   * any transaction before the first try. After an error it is tried again later.
   */
  load?(payload: Events[K], app: AppContext, db: Db): Promise<Readonly<Record<string, unknown>>>;
}

/** Types the payload by the event's name. */
export const defineWebhookTopic = <K extends keyof Events>(topic: WebhookTopic<K>): WebhookTopic =>
  topic as unknown as WebhookTopic;

/** The values of the settings of webhooks. */
export interface WebhookSettings {
  /** The number of seconds that a receiver has for its answer. */
  readonly webhookDeadlineSeconds: number;
  /** The number of days of nothing but failures after which a webhook is switched off. */
  readonly webhookOffAfterDays: number;
  /** The number of days for which deliveries are kept. */
  readonly webhookDeliveryDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends WebhookSettings {}
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** The shop switched a webhook off, because its receiver is gone or has failed for days. */
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
    description: 'The shop switched a webhook off, because its receiver is gone or has failed for days.',
  },
];
