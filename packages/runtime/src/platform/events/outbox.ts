import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EventOf } from '../contracts/context.ts';
import { sql } from '../db/db.ts';
import type { Db, SqlFragment } from '../db/db.ts';
import { noColumns } from '../db/columns.ts';
import type { Contributed } from '../contracts/owned.ts';
import { laneOf } from './lanes.ts';
import { currentTraceparent, noteInSpan } from '../acting/spans.ts';
import type { Events, Subscriber } from '../contracts/events.ts';

/** The task name for delivering an event to a subscriber. */
export const DELIVER = 'deliver';
export const deliverPayload = z.object({
  subscriber: z.string(),
  event: z.string(),
  payload: z.unknown(),
  deliveryId: z.string(),
  /** The trace context of the work that emitted the event. The delivery continues this trace. Absent if tracing is off. */
  traceparent: z.string().optional(),
});
export type DeliverPayload = z.output<typeof deliverPayload>;

/** A time range. `from` is inclusive, `to` is exclusive. */
export interface TimeRange {
  readonly from: Date;
  readonly to: Date;
}

export interface Outbox {
  /** Writes events to the event log and the outbox in the caller's transaction, using one SQL statement for all of them. */
  emit(db: Db, ...events: readonly EventOf<keyof Events>[]): Promise<void>;
  /**
   * Redelivers the logged events in a time range to one subscriber. Each redelivery has a new delivery ID. An event whose
   * redelivery is still pending is not added again. Returns the number of events, or null if no installed extension has such a
   * subscriber.
   */
  replay(db: Db, subscriber: string, range: TimeRange): Promise<number | null>;
}

const replayedRow = z.object({ replayed: z.int() });

/**
 * Creates the outbox. Each event is delivered to each subscriber as a separate job, so that a failed delivery is retried on its
 * own. `maxAttempts` is the number of attempts before a delivery is parked. `recorded` returns the SQL fragments of the event
 * recorders, and is called when the first event is emitted.
 */
export function createOutbox(
  subscribers: readonly Contributed<Pick<Subscriber, 'id' | 'event'>>[],
  maxAttempts: number,
  recorded: () => readonly SqlFragment[] = () => [],
): Outbox {
  let records: SqlFragment | undefined;
  const byEvent = Map.groupBy(subscribers, ({ value }) => value.event as string);
  const byId = new Map(subscribers.map((subscriber) => [subscriber.value.id, subscriber]));
  return {
    async emit(db, ...events) {
      if (events.length === 0) return;
      const traceparent = currentTraceparent();
      const logged = (events as readonly { name: string; payload: unknown }[]).map(({ name, payload }) => ({
        uuid: randomUUID(),
        name,
        payload,
      }));
      for (const { uuid, name } of logged)
        noteInSpan('event emitted', { 'messaging.message.id': uuid, 'messaging.destination.name': name });
      const deliveries = logged.flatMap((event) =>
        (byEvent.get(event.name) ?? []).map((subscriber) => deliveryOf(subscriber, event, traceparent)),
      );
      records ??= recordedParts(recorded());
      await db.run(sql.type(noColumns)`
        with logged as (
          insert into event_log (uuid, event, payload)
          select (event ->> 'uuid')::uuid, event ->> 'name', event -> 'payload'
          from jsonb_array_elements(${JSON.stringify(logged)}::jsonb) as event
          returning event_log_id, uuid, event, payload, created_at
        )${records}
        select from graphile_worker.add_jobs(array(
          select row(${DELIVER}, delivery -> 'payload', delivery ->> 'lane', null, ${maxAttempts}::int, null, null, null)::graphile_worker.job_spec
          from json_array_elements(${JSON.stringify(deliveries)}::json) as delivery
        ))`);
    },
    async replay(db, id, { from, to }) {
      const subscriber = byId.get(id);
      if (!subscriber) return null;
      const { replayed } = await db.one(sql.type(replayedRow)`
        select count(*)::int as replayed from graphile_worker.add_jobs(array(
          select row(
            ${DELIVER},
            json_build_object(
              'subscriber', ${id}::text, 'event', event, 'payload', payload, 'deliveryId', gen_random_uuid()
            ),
            ${laneOf(subscriber, randomUUID())}, null, ${maxAttempts}::int, 'replay:' || ${id} || ':' || uuid, null, null
          )::graphile_worker.job_spec
          from event_log
          where event = ${subscriber.value.event} and created_at >= ${from.toISOString()}::timestamptz
            and created_at < ${to.toISOString()}::timestamptz
          order by event_log_id
        ))`);
      return replayed;
    },
  };
}

/** Combines the SQL fragments of the event recorders into common table expressions for the event log statement. */
const recordedParts = (parts: readonly SqlFragment[]): SqlFragment =>
  parts.reduce(
    (before, part, index) => sql.fragment`${before}, ${sql.identifier([`recorded_${index}`])} as (${part})`,
    sql.fragment``,
  );

function deliveryOf(
  subscriber: Contributed<Pick<Subscriber, 'id'>>,
  { name, payload }: { readonly name: string; readonly payload: unknown },
  traceparent: string | undefined,
): { readonly lane: string; readonly payload: DeliverPayload } {
  const deliveryId = randomUUID();
  return {
    lane: laneOf(subscriber, deliveryId),
    payload: {
      subscriber: subscriber.value.id,
      event: name,
      payload,
      deliveryId,
      ...(traceparent && { traceparent }),
    },
  };
}
