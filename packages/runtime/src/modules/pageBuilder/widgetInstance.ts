import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, text, updatedAt } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** A placement of a widget instance, as returned by the REST API. */
export const placementRow = z.object({
  uuid: entityUuid,
  route: text.describe('The route of the pages that show the widget, such as `homepage`, or `all`.'),
  area: text.describe('The page area that contains the widget.'),
  sort_order: z.number().describe('The position in the area, lowest first. Fractions are allowed.'),
  entity_urn: text
    .nullable()
    .meta(kind('urn', 'The entity whose page shows the widget. Null if all pages of the route show it.')),
});
export type Placement = z.output<typeof placementRow>;

/** A widget instance with its placements, as stored in the database and returned by the REST API. */
export const widgetRow = z.object({
  widget_instance_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name shown to administrators.'),
  type: text.describe('The widget type, such as `text_block`.'),
  settings: z
    .record(z.string(), z.unknown())
    .describe('The widget settings. Their fields depend on the type.'),
  status: bool.meta(kind('flag', 'True if the widget is enabled. A disabled widget is shown on no page.')),
  theme: text
    .nullable()
    .describe('The theme that the widget belongs to. Null if it is shown when no theme is active.'),
  created_at: createdAt,
  updated_at: updatedAt,
  placements: z.array(placementRow).describe('The placements of the widget.'),
});
export type WidgetRow = z.output<typeof widgetRow>;
export type WidgetValues = Pick<WidgetRow, 'name' | 'type' | 'settings' | 'status'>;
