import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { listParkedEvents, parkedEvent } from '../../platform/events/parkedEvents.repo.ts';
import type { ParkedEvent } from '../../platform/events/parkedEvents.repo.ts';
import { requiredMoment } from '../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { eventNotFound } from './errors.ts';
import {
  countLoggedEvents,
  eventListing,
  findLoggedEvent,
  listLoggedEvents,
  loggedEventRow,
} from './eventLog.ts';
import type { LoggedEvent } from './eventLog.ts';
import { dropParked, replayEvents, retryParked } from './parkedEvents.ts';

const choice = z.object({
  ids: z
    .union([z.array(z.string()).min(1).max(1000), z.literal('all')])
    .describe('The IDs of parked events, at most 1000, or `all`.'),
});
const removedEvents = z.object({
  count: z.int().describe('The number of parked events affected.'),
  ids: z
    .array(z.string())
    .describe('The IDs of these events. Events that were no longer parked are omitted.'),
});

const answerOf = (events: readonly { readonly id: string }[]): z.output<typeof removedEvents> => ({
  count: events.length,
  ids: events.map(({ id }) => id),
});

/** Maximum number of parked events in one response. */
const MAX_PARKED = 10_000;

export const eventRoutes = [
  listRoute({
    id: 'listDeadEvents',
    does: 'Lists the parked events, oldest first. The subscriber of a parked event failed in every attempt.',
    path: '/api/events/parked',
    answer: parkedEvent,
    about: 'The parked events, oldest first.',
    toAnswer: (event: ParkedEvent) => event,
    rows: ({ db }) => listParkedEvents(db, { limit: MAX_PARKED }),
  }),
  defineRoute({
    id: 'retryDeadEvents',
    does: 'Retries parked events, and returns their IDs. Events that are no longer parked are skipped.',
    method: 'POST',
    path: '/api/events/parked/retry',
    access: 'admin',
    body: choice,
    response: removedEvents,
    handle: async ({ db, body }) => answerOf(await retryParked(db, body.ids)),
  }),
  defineRoute({
    id: 'dropDeadEvents',
    does: 'Permanently deletes parked events, and returns their IDs. Events that are no longer parked are skipped.',
    method: 'POST',
    path: '/api/events/parked/drop',
    access: 'admin',
    body: choice,
    response: removedEvents,
    handle: async ({ db, body }) => answerOf(await dropParked(db, body.ids)),
  }),
  defineRoute({
    id: 'replayEvents',
    does: 'Delivers the logged events of a time range to one subscriber again, and returns how many. Rejects an unknown subscriber (`SUBSCRIBER_NOT_FOUND`) and an empty range (`EMPTY_TIME_RANGE`).',
    method: 'POST',
    path: '/api/events/replay',
    access: 'admin',
    body: z.object({
      subscriber: z.string().min(1).max(255).describe('The ID of the subscriber that receives the events.'),
      from: requiredMoment('from').describe(
        'The start of the time range: an ISO 8601 time, or a day in the time zone of the shop.',
      ),
      to: requiredMoment('to', 'end').describe(
        'The end of the time range (exclusive): an ISO 8601 time, or the last day in the time zone of the shop.',
      ),
    }),
    response: z.object({
      replayed: z.int().describe('The number of events that are redelivered to the subscriber.'),
    }),
    handle: async ({ app, db, body }) => ({ replayed: await replayEvents(app, db, body) }),
  }),
  ...entityRoutes({
    path: '/api/events',
    idText: 'The UUID of the event.',
    ref: uuidOr(eventNotFound),
    notFound: eventNotFound,
    answer: loggedEventRow,
    toAnswer: (event: LoggedEvent) => event,
    list: {
      id: 'listEvents',
      does: 'Lists the logged events.',
      listing: eventListing,
      rows: ({ db }, slice) => listLoggedEvents(db, slice),
      total: ({ db }, listing) => countLoggedEvents(db, listing),
    },
    get: {
      id: 'getEvent',
      does: 'Returns an event from the event log. Fails with `EVENT_NOT_FOUND` if it does not exist.',
      run: ({ db }, uuid) => findLoggedEvent(db, uuid),
    },
  }),
];
