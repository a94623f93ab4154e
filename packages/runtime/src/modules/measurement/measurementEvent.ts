import { z } from 'zod';
import { entityId, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import type { NewMeasurementEvent } from './contract.ts';

/** The event names, in the sequence of a visit that results in an order. */
const NAMES = [
  'page_viewed',
  'searched',
  'product_viewed',
  'added_to_cart',
  'checkout_started',
  'order_placed',
] as const satisfies readonly NewMeasurementEvent['name'][];

/** Describes an event of a visit as stored in the database and returned by the REST API. */
export const measurementEventRow = z.object({
  measurement_event_id: entityId,
  visit_id: uuid.meta({
    format: 'uuid',
    description: 'The random ID of the visit, valid until the browser is closed.',
  }),
  name: z.enum(NAMES).describe('The event. Product views and searches are also page views.'),
  path: text.describe('The path of the page, without query string and language prefix.'),
  subject: text.nullable().describe('The SKU of the product, or the search terms.'),
  hits: int.nullable().describe('The number of products found by a search.'),
  occurred_at: timestamp.meta({
    format: 'date-time',
    description: 'The time at which it happened, in ISO 8601 format (UTC).',
  }),
});
export type MeasurementEvent = z.output<typeof measurementEventRow>;

/** An event of a visit before it is stored. */
export interface Occurrence {
  readonly name: NewMeasurementEvent['name'];
  readonly path: string;
  /** The product SKU or the search keyword. Default: none. */
  readonly subject?: string | null;
  /** The number of products found by a search. Absent if the event is not a search. */
  readonly hits?: number | null;
}

const MAX_PATH = 500;
const MAX_SUBJECT = 200;

/** Creates an event from an occurrence. Removes keywords that could be an email address or a phone number. */
export function newEvent(visit: string, { name, path, ...more }: Occurrence, now: Date): NewMeasurementEvent {
  const subject = more.subject?.slice(0, MAX_SUBJECT) ?? null;
  const isPersonal = name === 'searched' && subject !== null && /@|\d(?:[\s/-]?\d){7}/.test(subject);
  return {
    visit_id: visit,
    name,
    path: path.slice(0, MAX_PATH),
    subject: isPersonal ? null : subject,
    hits: more.hits ?? null,
    occurred_at: now.toISOString(),
  };
}
