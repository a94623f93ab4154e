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

/** The name prefix of private drafts. All administrators share changesets with other names. */
export const DRAFT_PREFIX = 'pb-draft-';

/** The cursors of a changeset by route. A cursor is the `change_order` of the last applied operation. Later operations are undone. */
export const routeCursors = z
  .record(z.string(), int)
  .describe(
    'The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone.',
  );
export type RouteCursors = Readonly<z.output<typeof routeCursors>>;

/** The columns of a changeset. */
export const changesetColumns = z.object({
  changeset_id: entityId,
  uuid: entityUuid,
  name: text.describe(
    'The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it.',
  ),
  theme: text
    .nullable()
    .describe(
      'The theme whose pages the changeset changes. Null for the pages shown when no theme is active.',
    ),
  route_cursors: routeCursors,
  created_by: int
    .nullable()
    .describe('The integer ID of the administrator who created it. Null if that account was deleted.'),
  published_at: timestamp.nullable().meta({
    format: 'date-time',
    description: 'The time at which it was published, in ISO 8601 format (UTC). Null if it is not published.',
  }),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type Changeset = z.output<typeof changesetColumns>;

/** A changeset as stored in the database and returned by the REST API. */
export const changesetRow = changesetColumns.extend({
  operation_count: int.describe('The number of operations, including undone ones.'),
});
export type ChangesetRow = z.output<typeof changesetRow>;
