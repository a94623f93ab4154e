import { hash } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import { listUnreportedEvents, reportEvents } from '../../platform/events/parkedEvents.repo.ts';
import type { UnreportedEvent } from '../../platform/events/parkedEvents.repo.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { EmailKind } from './emailKind.ts';
import type { EmailMessage } from './emailMessage.ts';
import { sendEmail } from './sendEmail.ts';
import { unlinked } from './unlinked.ts';

/** Maximum number of failed deliveries to read for one email, and of delivery groups to describe in it. */
const MAX_DELIVERIES = 1000;
const MAX_GROUPS = 10;
const MAX_ERROR = 300;

/** Reports to the merchant the event deliveries that have failed permanently since the last report. */
export const merchantFailedDeliveries: EmailKind<readonly UnreportedEvent[]> = {
  id: 'merchantFailedDeliveries',
  to: 'merchant',
  // The input contains many events and their payloads.
  isResendable: false,
  example: async (app) => ({ message: failureEmail(app, [EXAMPLE]), about: null }),
  compose: async (events, app) => ({ entityUuid: null, message: failureEmail(app, events) }),
};

const EXAMPLE: UnreportedEvent = {
  id: '1',
  subscriber: 'orders.mailConfirmation',
  event: 'order_placed',
  payload: {},
  delivery_id: 'example',
  attempts: 10,
  last_error: 'Error: connect ECONNREFUSED 127.0.0.1:587',
  created_at: '2026-01-31T09:30:00.000Z',
  tried_at: '2026-01-31T10:30:00.000Z',
};

/**
 * Sends the report at most once per hour. Bypasses the outbox. If the mail server itself fails, the next run includes
 * everything not yet reported.
 */
export const mailFailedDeliveries: Job = {
  id: 'mailFailedDeliveries',
  schedule: '11 * * * *',
  async run(app) {
    const events = await listUnreportedEvents(app.db, MAX_DELIVERIES);
    if (events.length === 0) return;
    const content = events.map(({ id, tried_at }) => `${id} ${tried_at}`).join();
    await sendEmail(app, merchantFailedDeliveries, events, hash('sha256', content).slice(0, 32));
    await reportEvents(app.db, events);
  },
};

function failureEmail(app: AppContext, events: readonly UnreportedEvent[]): EmailMessage {
  const text = app.texts();
  const groups = [
    ...Map.groupBy(events, (event) => JSON.stringify([event.subscriber, event.event, errorOf(event)])),
  ];
  const isAll = events.length < MAX_DELIVERIES;
  const values = { count: events.length, shop: app.config.shop.name };
  return {
    subject: text(isAll ? 'mail.failures.subject' : 'mail.failures.subjectAtLeast', values),
    blocks: [
      { paragraph: text(isAll ? 'mail.failures.intro' : 'mail.failures.introAtLeast', values) },
      ...groups.slice(0, MAX_GROUPS).map(([, failed]) => ({ paragraph: groupText(app, text, failed) })),
      ...(groups.length > MAX_GROUPS
        ? [{ paragraph: text('mail.failures.more', { count: groups.length - MAX_GROUPS }) }]
        : []),
      { paragraph: text('mail.failures.whatToDo') },
    ],
  };
}

function groupText(app: AppContext, text: Text, failed: readonly UnreportedEvent[]): string {
  const [first] = failed as readonly [UnreportedEvent];
  const { subscriber, event } = first;
  const owner = app.registry('subscribers').ownerOf(subscriber);
  const time = `${first.created_at.slice(0, 16).replace('T', ' ')} UTC`;
  const error = errorOf(first);
  return [
    owner === undefined
      ? text('mail.failures.subscriberGone', { subscriber })
      : text('mail.failures.subscriber', { subscriber, owner }),
    text('mail.failures.event', { event }),
    text('mail.failures.since', { count: failed.length, time }),
    text('mail.failures.error', { error: error === null ? text('mail.failures.noError') : unlinked(error) }),
  ].join('\n');
}

/** Returns the first line of the error. Returns null if the process ended before it could record an error. */
const errorOf = ({ last_error }: UnreportedEvent): string | null =>
  last_error?.split('\n', 1)[0]?.slice(0, MAX_ERROR) ?? null;
