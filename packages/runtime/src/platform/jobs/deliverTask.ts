import type { Task } from 'graphile-worker';
import type { AppContext } from '../context.ts';
import type { Subscriber } from '../events/contract.ts';
import { deliverPayload } from '../events/outbox.ts';

/**
 * The task that hands one event to one subscriber. What it throws makes the queue try again with backoff, and park the
 * delivery after its last try. So does a subscriber that is not installed: another process may have it already, and
 * once it is back its parked events can be retried.
 */
export function deliverTask(app: AppContext, subscribers: readonly Subscriber[]): Task {
  const byId = new Map(subscribers.map((subscriber) => [subscriber.id, subscriber]));
  return async (raw, { job }) => {
    const { subscriber: id, event, payload, deliveryId } = deliverPayload.parse(raw);
    const facts = { subscriber: id, event, deliveryId, attempt: job.attempts, maxAttempts: job.max_attempts };
    try {
      const subscriber = byId.get(id);
      if (!subscriber || (subscriber.event as string) !== event) {
        throw new Error(`No installed extension has the subscriber "${id}" of the event "${event}"`);
      }
      await subscriber.handle(payload as never, app, { deliveryId, attempt: job.attempts });
    } catch (err) {
      if (job.attempts >= job.max_attempts) app.log.error({ ...facts, err }, 'event parked');
      else app.log.warn({ ...facts, err }, 'event not delivered, it will be tried again');
      throw err;
    }
  };
}
