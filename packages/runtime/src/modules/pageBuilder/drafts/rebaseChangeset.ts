import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { text } from '../../../platform/db/columns.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { lockPlacements } from '../lockPlacements.ts';
import { readPlanFloor, updateCursors } from './changeset.repo.ts';
import { deleteOperations, insertOperations, listOperations } from './changesetOperation.repo.ts';
import { plannedCannotBeRebased, publishedAlready } from './errors.ts';
import { openChangeset } from './openChangeset.ts';
import { operationsAt } from './operation.ts';
import { readLive } from './publishChangeset.ts';
import { conflictsOf, rebase } from './rebase.ts';
import type { DraftConflict } from './rebase.ts';

const payload = z.record(z.string(), z.unknown()).nullable();

/** A conflict between a draft and the live pages. */
export const conflictAnswer = z.object({
  route: text.describe('The route of the page on which the draft makes the change.'),
  entity_urn: text.meta(kind('urn', 'The widget instance or placement.')),
  reason: z
    .enum(['changed', 'no_widget', 'occupied'])
    .describe(
      '`changed`: it was changed or deleted; `no_widget`: the placed widget was deleted; `occupied`: the widget was already placed there.',
    ),
  base: payload.describe('The state on which the draft is based. Null if there was none.'),
  wanted: payload.describe('The state in the draft. Null if it is deleted.'),
  live: payload.describe('The current live state. Null if there is none.'),
});

/** The request body that rebases a draft onto the current live pages. */
export const rebaseBody = z.object({
  keep_live: z
    .array(z.string())
    .max(5000)
    .default([])
    .describe(
      "The URNs of the instances and placements that keep their live state. All others take the draft's state.",
    ),
});

/** Lists the conflicts with the live pages that prevent a draft from being published. Throws 404, 403 and 400 CHANGESET_PUBLISHED. */
export const listConflicts = (db: Db, id: string, admin: AdminCaller): Promise<readonly DraftConflict[]> =>
  db.transaction(async (tx) => {
    const { changeset_id, route_cursors } = await openChangeset(tx, id, admin, {
      published: publishedAlready,
    });
    const operations = operationsAt(await listOperations(tx, [changeset_id]), route_cursors);
    return conflictsOf(await readLive(tx, operations), operations);
  });

/**
 * Rebases a draft onto the current live pages. The draft then has one operation per instance or placement, from the live state to the
 * draft's state. Undone operations are dropped. Throws 404, 403, 400 CHANGESET_PUBLISHED and CHANGESET_PLANNED, and 409 HOMEPAGE_BUSY.
 */
export const rebaseChangeset = (
  db: Db,
  id: string,
  keepLive: readonly string[],
  admin: AdminCaller,
): Promise<{ readonly operations: number }> =>
  db.transaction(async (tx) => {
    await lockPlacements(tx);
    const changeset = await openChangeset(tx, id, admin, { published: publishedAlready });
    const { changeset_id, route_cursors } = changeset;
    const { plans } = await readPlanFloor(tx, changeset_id);
    if (plans > 0) throw plannedCannotBeRebased();
    const stored = await listOperations(tx, [changeset_id]);
    const operations = operationsAt(stored, route_cursors);
    const live = await readLive(tx, operations);
    const rebased = rebase(live, operations, new Set(keepLive));
    await deleteOperations(
      tx,
      stored.map((one) => one.changeset_operation_id),
    );
    const first = (stored.at(-1)?.change_order ?? 0) + 1;
    await insertOperations(tx, changeset_id, first, rebased);
    const cursors = Object.fromEntries(rebased.map(({ route }, index) => [route, first + index]));
    await updateCursors(tx, changeset_id, cursors);
    return { operations: rebased.length };
  });
