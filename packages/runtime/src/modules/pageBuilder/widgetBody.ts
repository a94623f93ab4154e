import { z } from 'zod';
import { flag, line } from '../../platform/http/bodyFields.ts';
import { parseUrn, urnOf } from '../urls/index.ts';

const MAX_PLACEMENTS = 500;
const MAX_SORT_ORDER = 1e9;

/** The name of a route or an area. */
export const word = (name: string) =>
  z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9_-]+$/, `${name} must be letters, digits, underscores and hyphens`);

/** An index holds it. */
const entityUrn = z
  .string()
  .max(255)
  .transform((text) => parseUrn(text))
  .refine((urn) => urn !== null, 'entity_urn must be a URN such as urn:evershop:catalog:product:<uuid>')
  .transform((urn) => urn && urnOf(urn.kind, urn.uuid));

/** Where an instance shows. */
export const placementFields = {
  /** Of the kind of page, or `all`. */
  route: word('route'),
  area: word('area'),
  /** Need not be whole, so that something fits between two others. */
  sort_order: z.number().min(-MAX_SORT_ORDER).max(MAX_SORT_ORDER).default(1),
  /** The one page of the route that it shows on. Absent or null: on all. */
  entity_urn: entityUrn
    .nullish()
    .transform((urn) => urn ?? null)
    .default(null),
};

const fields = {
  name: line('name'),
  type: line('type', 100),
  settings: z.record(z.string(), z.unknown()),
  status: flag('status'),
  /** The whole list: what it leaves out is placed no more. */
  placements: z.array(z.object(placementFields)).max(MAX_PLACEMENTS),
};

export const newWidgetBody = z.object(fields).partial({ settings: true, status: true, placements: true });
/** Touches only what it carries. */
export const widgetBody = z.object(fields).partial();

export type NewWidgetBody = z.output<typeof newWidgetBody>;
export type WidgetBody = z.output<typeof widgetBody>;
