import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { brokenOperation } from './brokenOperation.ts';
import { updateCursors } from './changeset.repo.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { draftFallsApart, publishedCannotMove } from './errors.ts';
import { moveCursor } from './moveCursor.ts';
import type { Direction } from './moveCursor.ts';
import { openChangeset } from './openChangeset.ts';
import { cursorOf } from './operation.ts';
import { planFloor } from './planFloor.repo.ts';

/**
 * Takes back the last change of a route that holds, or brings back the first that was taken back; where there is none,
 * nothing changes. Throws 404, 403, 400 CHANGESET_PUBLISHED, and 409 OPERATION_CONFLICT where changes of other routes would
 * not fit any more.
 */
export const moveCurrent = (
  db: Db,
  id: string,
  { direction, route }: { readonly direction: Direction; readonly route: string },
  admin: AdminCaller,
) =>
  db.transaction(async (tx) => {
    const { changeset_id, route_cursors } = await openChangeset(tx, id, admin, {
      published: publishedCannotMove,
    });
    const operations = await listOperations(tx, [changeset_id]);
    const { cursors: planned } = await planFloor(tx, changeset_id);
    const cursor = cursorOf(route_cursors, route);
    const orders = operations.filter((one) => one.route === route).map(({ change_order }) => change_order);
    const move = moveCursor(orders, { cursor, floor: cursorOf(planned, route), direction });
    const routeCursors = move.cursor === cursor ? route_cursors : { ...route_cursors, [route]: move.cursor };
    const broken = brokenOperation(operations, route_cursors, routeCursors);
    if (broken) throw draftFallsApart(broken.route);
    if (routeCursors !== route_cursors) await updateCursors(tx, changeset_id, routeCursors);
    const { canUndo, canRedo } = move;
    return { direction, route, routeCursors, currentChangeOrder: move.cursor, canUndo, canRedo };
  });
