import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { HOMEPAGE } from '../pageSpots.ts';
import { brokenOperation } from './brokenOperation.ts';
import { deleteChangeset, updateCursors } from './changeset.repo.ts';
import { deleteOperations, listOperations } from './changesetOperation.repo.ts';
import type { OperationRow } from './changesetOperation.repo.ts';
import { draftFallsApart, publishedCannotBeDiscarded } from './errors.ts';
import { openChangeset } from './openChangeset.ts';
import { cursorOf } from './operation.ts';
import type { RouteCursors } from './operation.ts';
import { planFloor } from './planFloor.repo.ts';

/** Who may replace the homepage may discard what anybody drafts of it. */
const REPLACE_HOMEPAGE = 'replaceHomepage';

/**
 * Gives up the changes of one route, or all of them (null). Those that a rollout plan holds stay; a changeset without a plan
 * goes with its last change. Throws 404, 403, 400 CHANGESET_PUBLISHED, and 409 OPERATION_CONFLICT where changes of other
 * routes would not fit any more.
 */
export const discardChangeset = (db: Db, id: string, route: string | null, admin: AdminCaller) =>
  db.transaction(async (tx) => {
    const { changeset_id, route_cursors } = await openChangeset(tx, id, admin, {
      published: publishedCannotBeDiscarded,
      isAllowed: route === HOMEPAGE && admin.permissions.has(REPLACE_HOMEPAGE),
    });
    const operations = await listOperations(tx, [changeset_id]);
    const { plans, cursors: planned } = await planFloor(tx, changeset_id);
    const routeCursors = route === null ? planned : withRoute(route_cursors, route, planned);
    const broken = brokenOperation(operations, route_cursors, routeCursors);
    if (broken) throw draftFallsApart(broken.route);
    const stays = ({ route: of, change_order }: OperationRow) =>
      (route !== null && of !== route) || change_order <= cursorOf(planned, of);
    const gone = operations.filter((one) => !stays(one));
    const changesetDeleted = gone.length === operations.length && plans === 0;
    if (changesetDeleted) await deleteChangeset(tx, changeset_id);
    else {
      await deleteOperations(
        tx,
        gone.map((one) => one.changeset_operation_id),
      );
      await updateCursors(tx, changeset_id, routeCursors);
    }
    return {
      discarded: true,
      mode: route === null ? 'all' : 'route',
      ...(route !== null && { route }),
      ...(plans > 0 && { rollout: true }),
      changesetDeleted,
      operationsRemoved: gone.length,
    };
  });

/** The cursors with that of one route set back to what is planned of it. */
const withRoute = (cursors: RouteCursors, route: string, planned: RouteCursors): RouteCursors => ({
  ...Object.fromEntries(Object.entries(cursors).filter(([key]) => key !== route)),
  ...(Object.hasOwn(planned, route) && { [route]: cursorOf(planned, route) }),
});
