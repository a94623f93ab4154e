import type { Task } from 'graphile-worker';
import type { AppContext } from '../contracts/context.ts';
import type { Subscriber } from '../contracts/events.ts';
import { deliverPayload } from '../events/outbox.ts';
import type { Contributed } from '../contracts/owned.ts';
import { serverOf } from '../serverContext.ts';
import { inTrace } from '../acting/spans.ts';
import { runInSlot } from './runInSlot.ts';

/**
 * Creates the queue task that delivers one event to one subscriber within the deadline. After an error, the queue retries the
 * delivery with backoff and parks it after the last attempt. A missing subscriber is treated as an error, because another
 * process may already have the subscriber installed, and parked events can be retried later.
 */
export function deliverTask(
  app: AppContext,
  subscribers: readonly Contributed<Subscriber>[],
  deadlineMs: number,
): Task {
  const byId = new Map(subscribers.map((subscriber) => [subscriber.value.id, subscriber]));
  return async (raw, { job }) => {
    const { subscriber: id, event, payload, deliveryId, traceparent } = deliverPayload.parse(raw);
    const { owner = null, value: subscriber = null } = byId.get(id) ?? {};
    const contribution = `subscriber "${id}"`;
    const facts = { subscriber: id, event, deliveryId, attempt: job.attempts, maxAttempts: job.max_attempts };
    try {
      if (!subscriber || owner === null || (subscriber.event as string) !== event) {
        throw new Error(`Unknown subscriber "${id}" for the event "${event}"`);
      }
      await inTrace(
        `${event} ${id}`,
        { kind: 'consumer', traceparent, attributes: attributesOf(facts) },
        () =>
          runInSlot(
            serverOf(app),
            { extension: owner, contribution },
            subscriber.deadlineMs ?? deadlineMs,
            (signal) =>
              subscriber.handle(payload as never, app, { deliveryId, attempt: job.attempts, signal }),
          ),
      );
    } catch (err) {
      const line = { ...facts, ...(owner !== null && { extension: owner, contribution }), err };
      if (job.attempts >= job.max_attempts) app.log.error(line, 'event parked');
      else app.log.warn(line, 'event not delivered, it will be tried again');
      throw err;
    }
  };
}

const attributesOf = (facts: {
  readonly subscriber: string;
  readonly event: string;
  readonly deliveryId: string;
  readonly attempt: number;
}) => ({
  'messaging.system': 'shop',
  'messaging.operation.type': 'process',
  'messaging.destination.name': facts.event,
  'messaging.message.id': facts.deliveryId,
  'shop.subscriber': facts.subscriber,
  'shop.attempt': facts.attempt,
});
