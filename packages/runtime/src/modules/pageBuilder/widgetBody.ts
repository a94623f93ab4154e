import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { flag, line } from '../../platform/http/forms/bodyFields.ts';
import { parseUrn, urnOf } from '../urls/index.ts';
import { placementRow, widgetRow } from './widgetInstance.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_PLACEMENTS = 500;
const MAX_SORT_ORDER = 1e9;
/** Maximum number of characters of an indexed URN. */
const MAX_URN = 255;

/** Returns the schema of a route name or area name. */
export const word = (name: string) =>
  z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9_-]+$/, `${name} must contain only letters, digits, underscores and hyphens`);

const entityUrn = z
  .string()
  .max(MAX_URN)
  .transform((text) => parseUrn(text))
  .refine(
    (urn) => urn !== null,
    breaks('format', 'entity_urn must be a URN such as urn:evershop:catalog:product:<uuid>', {
      format: 'urn',
    }),
  )
  .transform((urn) => urn && urnOf(urn.kind, urn.uuid));

/** The placement fields in request bodies and changeset operations. */
export const placementFields = describedBy(placementRow, {
  route: word('route'),
  area: word('area'),
  sort_order: z.number().min(-MAX_SORT_ORDER).max(MAX_SORT_ORDER).default(1),
  entity_urn: entityUrn
    .nullish()
    .transform((urn) => urn ?? null)
    .default(null),
});

const fields = describedBy(widgetRow, {
  name: line('name'),
  type: line('type', 100),
  settings: z.record(z.string(), z.unknown()),
  status: flag('status'),
  placements: z
    .array(z.object(placementFields))
    .max(MAX_PLACEMENTS)
    .describe('The placements of the widget. Replaces the whole list.'),
});

/** The request body that creates a widget instance. */
export const newWidgetBody = z.object(fields).partial({ settings: true, status: true, placements: true });
/** The request body that updates a widget instance. Omitted fields keep their values. */
export const widgetBody = z.object(fields).partial();

export type NewWidgetBody = z.output<typeof newWidgetBody>;
export type WidgetBody = z.output<typeof widgetBody>;
