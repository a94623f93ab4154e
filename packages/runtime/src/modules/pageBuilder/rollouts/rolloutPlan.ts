import { z } from 'zod';
import {
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { changesetRow, routeCursors } from '../drafts/changeset.ts';

/** A page that a plan changes. */
export const changedPage = z.object({
  route: text.describe('The page type, such as `homepage` or `productView`, or `all` for all pages.'),
  entity_urn: text
    .nullable()
    .meta(kind('urn', 'The entity of the page. Null if the plan changes all pages of the route.')),
  url: text.nullable().describe('The path of the page in the shop. Null if it has no path or several.'),
});
export type ChangedPage = z.output<typeof changedPage>;

/** A rollout plan with its changeset, as stored in the database. */
export const rolloutPlanRow = z.object({
  rollout_plan_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name of the plan.'),
  changeset_id: int.describe('The integer ID of the changeset that the plan shows.'),
  theme: text
    .nullable()
    .describe('The theme whose pages the plan changes. Null for the pages shown when no theme is active.'),
  route_cursors: routeCursors,
  start_time: timestamp.describe('The time at which the plan starts, in ISO 8601 format (UTC).'),
  end_time: timestamp
    .nullable()
    .describe('The time at which the plan ends, in ISO 8601 format (UTC). Null if it has no end.'),
  created_at: createdAt,
  updated_at: updatedAt,
  changeset_name: changesetRow.shape.name,
  changeset_uuid: changesetRow.shape.uuid,
  published_at: changesetRow.shape.published_at,
  operation_count: changesetRow.shape.operation_count,
  pages: z.array(changedPage).describe('The pages that the plan changes.'),
});
export type RolloutPlanRow = z.output<typeof rolloutPlanRow>;
export type RolloutPlanValues = Pick<RolloutPlanRow, 'name' | 'start_time' | 'end_time'>;
