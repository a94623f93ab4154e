import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EventOf } from '../context.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { noColumns } from '../db/columns.ts';
import type { Contributed } from '../extensions/member.ts';
import { laneOf } from '../jobs/lanes.ts';
import type { Events, Subscriber } from './contract.ts';

/** The task that delivers one event to one subscriber, and the payload of its job. */
export const DELIVER = 'deliver';
export const deliverPayload = z.object({
  subscriber: z.string(),
  event: z.string(),
  payload: z.unknown(),
  deliveryId: z.string(),
});
export type DeliverPayload = z.output<typeof deliverPayload>;

export interface Outbox {
  /** Writes the events in the caller's transaction: one statement for all of them, none if nobody subscribed. */
  emit(db: Db, ...events: readonly EventOf<keyof Events>[]): Promise<void>;
}

/**
 * Creates the outbox: every pair of event and subscriber becomes a job of its own, so that a failed one is retried without the
 * others. `maxAttempts` is the number of tries before it is parked.
 */
export function createOutbox(
  subscribers: readonly Contributed<Pick<Subscriber, 'id' | 'event'>>[],
  maxAttempts: number,
): Outbox {
  const byEvent = Map.groupBy(subscribers, ({ value }) => value.event as string);
  return {
    async emit(db, ...events) {
      const deliveries = (events as readonly { name: string; payload: unknown }[]).flatMap((event) =>
        (byEvent.get(event.name) ?? []).map((subscriber) => deliveryOf(subscriber, event)),
      );
      if (deliveries.length === 0) return;
      await db.run(sql.type(noColumns)`
        select from graphile_worker.add_jobs(array(
          select row(${DELIVER}, delivery -> 'payload', delivery ->> 'lane', null, ${maxAttempts}::int, null, null, null)::graphile_worker.job_spec
          from json_array_elements(${JSON.stringify(deliveries)}::json) as delivery
        ))`);
    },
  };
}

function deliveryOf(
  subscriber: Contributed<Pick<Subscriber, 'id'>>,
  { name, payload }: { readonly name: string; readonly payload: unknown },
): { readonly lane: string; readonly payload: DeliverPayload } {
  const deliveryId = randomUUID();
  return {
    lane: laneOf(subscriber, deliveryId),
    payload: { subscriber: subscriber.value.id, event: name, payload, deliveryId },
  };
}
