import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { periodQuery } from '../dashboard/index.ts';
import { measurementEventRow } from './measurementEvent.ts';
import type { MeasurementEvent } from './measurementEvent.ts';
import { countEvents, listEvents } from './measurementEvent.repo.ts';
import { measurementListing } from './measurementListing.ts';
import { readSummary, summaryAnswer } from './readSummary.ts';

export const measurementRoutes = [
  listRoute({
    id: 'listMeasurementEvents',
    does: 'Lists the events from visits of visitors who accepted measurement, newest first.',
    path: '/api/measurement/events',
    answer: measurementEventRow,
    about: 'The events from visits of visitors who accepted measurement, newest first.',
    toAnswer: (event: MeasurementEvent) => event,
    listing: measurementListing,
    rows: ({ db }, slice) => listEvents(db, slice),
    total: ({ db }, listing) => countEvents(db, listing),
  }),
  defineRoute({
    id: 'getMeasurementSummary',
    does: 'Returns the number of visits that reached each step of a purchase, by day and compared with the preceding period. Rejects an invalid period: `BAD_PERIOD`.',
    method: 'GET',
    path: '/api/measurement/summary',
    access: 'admin',
    query: periodQuery,
    response: summaryAnswer,
    handle: ({ app, db, query }) => readSummary(app, db, query),
  }),
];
