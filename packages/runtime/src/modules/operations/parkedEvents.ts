import { recordItems } from '../../platform/audit/recordItems.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { TimeRange } from '../../platform/events/outbox.ts';
import { dropParkedEvents, retryParkedEvents } from '../../platform/events/parkedEvents.repo.ts';
import type { ParkedChoice, RemovedEvent } from '../../platform/events/parkedEvents.repo.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { emptyTimeRange, subscriberNotFound } from './errors.ts';

const ENTRY = { entityType: 'parked_event', list: 'deliveries' } as const;

/**
 * Resets the attempts of parked events. Returns the reset events, excluding events that another administrator has
 * already retried or dropped.
 */
export const retryParked = (db: Db, choice: ParkedChoice): Promise<readonly RemovedEvent[]> =>
  db.transaction(async (tx) => {
    const events = await retryParkedEvents(tx, choice);
    const withState = (state: string) => events.map((event) => ({ ...event, state }));
    await recordItems(tx, { ...ENTRY, removed: withState('parked'), added: withState('waiting') });
    return events;
  });

/** Permanently deletes parked events. Returns the deleted events. */
export const dropParked = (db: Db, choice: ParkedChoice): Promise<readonly RemovedEvent[]> =>
  db.transaction(async (tx) => {
    const events = await dropParkedEvents(tx, choice);
    await recordItems(tx, { ...ENTRY, removed: events.map((event) => ({ ...event, state: 'parked' })) });
    return events;
  });

/**
 * Redelivers the logged events in a time range to one subscriber. Returns the number of events. Throws if the
 * subscriber is not installed or the time range is empty.
 */
export async function replayEvents(
  app: AppContext,
  db: Db,
  { subscriber, ...range }: TimeRange & { readonly subscriber: string },
): Promise<number> {
  if (range.from >= range.to) throw emptyTimeRange();
  return db.transaction(async (tx) => {
    const events = await serverOf(app).replay(tx, subscriber, range);
    if (events === null) throw subscriberNotFound(subscriber);
    const replay = { subscriber, from: range.from.toISOString(), to: range.to.toISOString(), events };
    await recordItems(tx, { entityType: 'event_log', list: 'replays', added: [replay] });
    return events;
  });
}
