import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, text, updatedAt } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** A placement of a widget instance, as returned by the REST API. */
export const placementRow = z.object({
  uuid: entityUuid,
  route: text.describe('The route of the pages that show the widget, such as `homepage`, or `all`.'),
  area: text.describe('The area of the page that the widget is placed in.'),
  sort_order: z.number().describe('The position in the area, small numbers first. It may be a fraction.'),
  entity_urn: text
    .nullable()
    .meta(kind('urn', 'The entity whose page alone shows the widget; null: all pages of the route show it.')),
});
export type Placement = z.output<typeof placementRow>;

/** A widget instance with its placements, as stored in the database and returned by the REST API. */
export const widgetRow = z.object({
  widget_instance_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name that administrators read.'),
  type: text.describe('The type of the widget, such as `text_block`.'),
  settings: z
    .record(z.string(), z.unknown())
    .describe('The settings of the widget. Their fields depend on the type.'),
  status: bool.meta(kind('flag', 'Whether the widget is shown; false: it is on no page.')),
  theme: text
    .nullable()
    .describe('The theme that the widget belongs to; null: it is shown while no theme is active.'),
  created_at: createdAt,
  updated_at: updatedAt,
  placements: z.array(placementRow).describe('The places that show the widget.'),
});
export type WidgetRow = z.output<typeof widgetRow>;
export type WidgetValues = Pick<WidgetRow, 'name' | 'type' | 'settings' | 'status'>;
