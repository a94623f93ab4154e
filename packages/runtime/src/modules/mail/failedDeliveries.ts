import { hash } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import { listUnreportedEvents, reportEvents } from '../../platform/events/parkedEvents.repo.ts';
import type { UnreportedEvent } from '../../platform/events/parkedEvents.repo.ts';
import type { Job } from '../../platform/jobs/contract.ts';
import type { EmailKind } from './emailKind.ts';
import type { EmailMessage } from './emailMessage.ts';
import { sendEmail } from './sendEmail.ts';
import { unlinked } from './unlinked.ts';

/** The most deliveries that one e-mail counts, and the most groups of them that it describes. */
const MAX_DELIVERIES = 1000;
const MAX_GROUPS = 10;
const MAX_ERROR = 300;

/** Reports to the merchant the deliveries of events that have failed for good since the last e-mail. */
export const merchantFailedDeliveries: EmailKind<readonly UnreportedEvent[]> = {
  id: 'merchantFailedDeliveries',
  to: 'merchant',
  compose: async (events, app) => ({ entityUuid: null, message: failureEmail(app, events) }),
};

/**
 * Sends the digest, at most once an hour. It does not go through the outbox: when the mail server is what failed, the next run
 * reports everything that was not reported yet.
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
  const groups = [
    ...Map.groupBy(events, (event) => JSON.stringify([event.subscriber, event.event, errorOf(event)])),
  ];
  const count =
    events.length === 1
      ? '1 delivery'
      : `${events.length === MAX_DELIVERIES ? 'At least ' : ''}${events.length} deliveries`;
  return {
    subject: `${count} of events failed at ${app.config.shop.name}`,
    blocks: [
      {
        paragraph: `${count} of events failed at every try, so that ${app.config.shop.name} has stopped trying. What each would have done, such as sending an e-mail or informing another system, did not happen.`,
      },
      ...groups.slice(0, MAX_GROUPS).map(([, failed]) => ({ paragraph: groupText(app, failed) })),
      ...(groups.length > MAX_GROUPS
        ? [{ paragraph: `And ${groups.length - MAX_GROUPS} more kinds of failures.` }]
        : []),
      {
        paragraph:
          'What to do: correct the cause that the error names. Of e-mails it is often the mail server, which the configuration names in mail.url; of an extension its author can say more. The failed deliveries are kept: the query deadEvents of the admin API lists them with their data.',
      },
    ],
  };
}

function groupText(app: AppContext, failed: readonly UnreportedEvent[]): string {
  const [first] = failed as readonly [UnreportedEvent];
  const owner = app.registry('subscribers').ownerOf(first.subscriber);
  const part = owner === undefined ? 'which is not installed any more' : `part of "${owner}"`;
  const since = `${first.created_at.slice(0, 16).replace('T', ' ')} UTC`;
  return [
    `Subscriber: ${first.subscriber}, ${part}`,
    `Event: ${first.event}`,
    failed.length === 1 ? `1 delivery, of ${since}` : `${failed.length} deliveries, the first of ${since}`,
    `Error: ${unlinked(errorOf(first))}`,
  ].join('\n');
}

/** Returns the first line of the error. */
const errorOf = ({ last_error }: UnreportedEvent): string =>
  (last_error ?? 'The process that tried it ended').split('\n', 1)[0]?.slice(0, MAX_ERROR) ?? '';
