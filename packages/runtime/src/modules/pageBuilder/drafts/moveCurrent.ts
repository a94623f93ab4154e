import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { readPlanFloor, updateCursors } from './changeset.repo.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { draftInconsistent, publishedCannotMove } from './errors.ts';
import { firstConflict } from './firstConflict.ts';
import { openChangeset } from './openChangeset.ts';
import { cursorOf } from './operation.ts';
import type { OperationRow } from './operation.ts';

type Direction = 'undo' | 'redo';

/**
 * Undoes the last applied step of a route, or redoes the next undone step. A step is one operation, or several operations added
 * together. Does nothing if there is no such step. Throws 404, 403, 400 CHANGESET_PUBLISHED, and 409 OPERATION_CONFLICT if operations of
 * other routes would conflict.
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
    const { cursors: planned } = await readPlanFloor(tx, changeset_id);
    const cursor = cursorOf(route_cursors, route);
    const orders = stepEnds(operations.filter((one) => one.route === route));
    const move = moveCursor(orders, { cursor, floor: cursorOf(planned, route), direction });
    const routeCursors = move.cursor === cursor ? route_cursors : { ...route_cursors, [route]: move.cursor };
    const conflict = firstConflict(operations, route_cursors, routeCursors);
    if (conflict) throw draftInconsistent(conflict.route);
    if (routeCursors !== route_cursors) await updateCursors(tx, changeset_id, routeCursors);
    const { canUndo, canRedo } = move;
    return { direction, route, routeCursors, currentChangeOrder: move.cursor, canUndo, canRedo };
  });

/** Returns how many steps of a route can be undone and redone. `operations` are the route's operations. */
export function stepsFrom(
  operations: readonly Pick<OperationRow, 'change_order' | 'step'>[],
  { cursor, floor }: { readonly cursor: number; readonly floor: number },
): { readonly undo: number; readonly redo: number } {
  const ends = stepEnds(operations);
  return {
    undo: ends.filter((order) => order <= cursor && order > floor).length,
    redo: ends.filter((order) => order > cursor).length,
  };
}

/** Lists the `change_order` of the last operation of each step. */
const stepEnds = (operations: readonly Pick<OperationRow, 'change_order' | 'step'>[]): readonly number[] =>
  operations
    .filter((one, index) => {
      const next = operations[index + 1];
      return next === undefined || stepOf(next) !== stepOf(one);
    })
    .map(({ change_order }) => change_order);

const stepOf = ({ change_order, step }: Pick<OperationRow, 'change_order' | 'step'>) => step ?? change_order;

/** The result of undo or redo: the route's new cursor, and whether further undo and redo are possible. */
export interface CursorMove {
  readonly cursor: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Moves a route's cursor one step back or forward, but not past the first or last step. `orders` are the `change_order` values of the
 * last operation of each step, in ascending order. Operations up to `floor` are part of a rollout plan and cannot be undone.
 */
export function moveCursor(
  orders: readonly number[],
  { cursor, floor, direction }: { cursor: number; floor: number; direction: Direction },
): CursorMove {
  const held = orders.filter((order) => order <= cursor).length;
  const retained = orders.filter((order) => order <= floor).length;
  const target = direction === 'undo' ? held - 1 : held + 1;
  const next = Math.min(Math.max(target, Math.min(retained, held)), orders.length);
  return {
    cursor: next === held ? cursor : (orders[next - 1] ?? 0),
    canUndo: next > retained,
    canRedo: next < orders.length,
  };
}
