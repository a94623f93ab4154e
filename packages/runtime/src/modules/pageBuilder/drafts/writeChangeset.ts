import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { unauthorized } from '../../../platform/errors.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { activeTheme, HOMEPAGE } from '../pagePlacements.ts';
import { deleteChangeset, insertChangeset, readPlanFloor, updateCursors } from './changeset.repo.ts';
import type { ChangesetRow, RouteCursors } from './changeset.ts';
import { deleteOperations, listOperations } from './changesetOperation.repo.ts';
import { draftExists, draftInconsistent, publishedCannotBeDiscarded } from './errors.ts';
import { firstConflict } from './firstConflict.ts';
import { openChangeset } from './openChangeset.ts';
import { cursorOf } from './operation.ts';
import type { OperationRow } from './operation.ts';

/** The permission that also allows discarding homepage changes in other administrators' drafts. */
const REPLACE_HOMEPAGE = 'replaceHomepage';

/** Creates a changeset for the active theme. Throws 409 DRAFT_EXISTS if the administrator already has an open draft. */
export const createChangeset = (
  app: AppContext,
  db: Db,
  name: string,
  admin: AdminCaller,
): Promise<ChangesetRow> =>
  onConstraint({ changeset_open_draft_key: draftExists, changeset_created_by_fkey: unauthorized }, () =>
    insertChangeset(db, { name, theme: activeTheme(app), created_by: admin.id }),
  );

/**
 * Discards the operations of one route, or of all routes if `route` is null. Keeps operations that are part of a rollout plan. Deletes a
 * changeset without plans when its last operation is discarded. Throws 404, 403, 400 CHANGESET_PUBLISHED, and 409 OPERATION_CONFLICT if
 * operations of other routes would conflict.
 */
export const discardChangeset = (db: Db, id: string, route: string | null, admin: AdminCaller) =>
  db.transaction(async (tx) => {
    const { changeset_id, route_cursors } = await openChangeset(tx, id, admin, {
      published: publishedCannotBeDiscarded,
      isAllowed: route === HOMEPAGE && admin.permissions.has(REPLACE_HOMEPAGE),
    });
    const operations = await listOperations(tx, [changeset_id]);
    const { plans, cursors: planned } = await readPlanFloor(tx, changeset_id);
    const routeCursors = route === null ? planned : withRoute(route_cursors, route, planned);
    const conflict = firstConflict(operations, route_cursors, routeCursors);
    if (conflict) throw draftInconsistent(conflict.route);
    const stays = ({ route: of, change_order }: OperationRow) =>
      (route !== null && of !== route) || change_order <= cursorOf(planned, of);
    const discarded = operations.filter((one) => !stays(one));
    const changesetDeleted = discarded.length === operations.length && plans === 0;
    if (changesetDeleted) await deleteChangeset(tx, changeset_id);
    else {
      await deleteOperations(
        tx,
        discarded.map((one) => one.changeset_operation_id),
      );
      await updateCursors(tx, changeset_id, routeCursors);
    }
    return {
      discarded: true,
      mode: route === null ? 'all' : 'route',
      ...(route !== null && { route }),
      ...(plans > 0 && { rollout: true }),
      changesetDeleted,
      operationsRemoved: discarded.length,
    };
  });

/** Resets a route's cursor to the cursor of its rollout plans. */
const withRoute = (cursors: RouteCursors, route: string, planned: RouteCursors): RouteCursors => ({
  ...Object.fromEntries(Object.entries(cursors).filter(([key]) => key !== route)),
  ...(Object.hasOwn(planned, route) && { [route]: cursorOf(planned, route) }),
});
