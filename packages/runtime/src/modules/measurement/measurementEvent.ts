import { z } from 'zod';
import { entityId, entityUuid, text, timestamp, uuid } from '../../platform/db/columns.ts';

/** The names of the events that the shop records by itself. Nobody else can send them. */
export const SHOP_EVENTS = ['added_to_cart', 'checkout_started', 'order_placed'] as const;
export type ShopEvent = (typeof SHOP_EVENTS)[number];

/** Describes an event of a visitor as the database stores it and REST answers it. */
export const measurementEventRow = z.object({
  measurement_event_id: entityId,
  uuid: entityUuid,
  name: text.describe(
    '`page_viewed`, `product_viewed`, `added_to_cart`, `checkout_started`, `order_placed`, or a name that a theme sends.',
  ),
  path: text.describe('The path of the page, without query.'),
  visitor_id: uuid.meta({
    format: 'uuid',
    description: 'The random number of the visitor, made when the visitor agreed.',
  }),
  properties: z
    .record(z.string(), z.unknown())
    .describe('What else belongs to the event, such as the SKU and the quantity of what was added.'),
  occurred_at: timestamp.meta({
    format: 'date-time',
    description: 'When it happened, an ISO 8601 time in UTC.',
  }),
});
export type MeasurementEvent = z.output<typeof measurementEventRow>;

const MAX_PROPERTIES = 10;
const property = z.union([z.string().max(200), z.number(), z.boolean()], {
  error: 'Values of properties are texts of at most 200 characters, numbers or true and false',
});

/** Describes an event that a page sends. */
export const measurementEventBody = z.object({
  name: z
    .string('Name is required')
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Name must be lower-case letters, digits and _, at most 40')
    .refine((name) => !SHOP_EVENTS.some((own) => own === name), 'The shop records this event by itself')
    .describe(
      '`page_viewed`, `product_viewed`, or a name of your own. The shop records the other steps itself.',
    ),
  path: z
    .string('Path is required')
    .max(500, 'Path is too long')
    .regex(/^\/(?!\/)[^?#\s]*$/, 'Path must begin with / and have no query')
    .describe('The path of the page, without query.'),
  properties: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), property)
    .refine((all) => Object.keys(all).length <= MAX_PROPERTIES, `At most ${MAX_PROPERTIES} properties`)
    .default({})
    .describe('What else belongs to the event. Nothing that tells who the visitor is.'),
});

/** An event before it is stored. */
export type NewMeasurementEvent = z.output<typeof measurementEventBody>;
