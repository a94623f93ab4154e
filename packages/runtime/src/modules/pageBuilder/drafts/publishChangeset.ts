import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { lockPlacements } from '../lockPlacements.ts';
import { deleteNestedWidgets } from '../deletePlacements.ts';
import { listWidgetsByUuid } from '../widgetInstance.repo.ts';
import { checkWidgetSettings } from '../widgetSettings.ts';
import { markPublished } from './changeset.repo.ts';
import type { ChangesetRow } from './changeset.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { pagesChangedConcurrently, publishedAlready } from './errors.ts';
import {
  deletePlacements,
  deleteWidgets,
  shiftPlacements,
  putPlacements,
  putWidgets,
} from './livePages.repo.ts';
import { openChangeset } from './openChangeset.ts';
import { changeOf, operationsAt } from './operation.ts';
import type { Operation } from './operation.ts';
import { pageChange } from './pageChange.ts';
import type { PageChange } from './pageChange.ts';
import { applyChange, conflictOf, copyState, liveState } from './pageState.ts';
import type { PageState } from './pageState.ts';

/**
 * Publishes a changeset in one transaction: applies its operations to the live pages, deletes its rollout plans and closes the
 * changeset. The number of SQL statements does not depend on the number of operations. Throws 404, 403, 400 CHANGESET_PUBLISHED, 400
 * UNKNOWN_WIDGET_TYPE, 400 BAD_WIDGET_SETTINGS if a widget type's schema has become stricter, 409 PAGES_CHANGED and 409 HOMEPAGE_BUSY.
 */
export const publishChangeset = (
  app: AppContext,
  db: Db,
  id: string,
  admin: AdminCaller,
): Promise<ChangesetRow> =>
  db.transaction(async (tx) => {
    await lockPlacements(tx);
    const changeset = await openChangeset(tx, id, admin, { published: publishedAlready });
    const { changeset_id, route_cursors, theme } = changeset;
    const operations = operationsAt(await listOperations(tx, [changeset_id]), route_cursors);
    const live = await readLive(tx, operations);
    const target = replay(live, operations);
    const change = pageChange(live, target);
    for (const { type, settings } of change.instances) checkWidgetSettings(app, type, settings);
    await writePages(tx, change, theme);
    await deleteNestedWidgets(tx, absentFrom(target));
    return markPublished(tx, changeset_id);
  });

/** Reads the live state of the instances and placements that operations target. */
export async function readLive(tx: Db, operations: readonly Operation[]): Promise<PageState> {
  const changes = operations.map(changeOf);
  const widgets = [...new Set(changes.map(({ widget }) => widget))];
  const placements = changes.flatMap(({ kind, uuid }) => (kind === 'placement' ? [uuid] : []));
  return liveState(await listWidgetsByUuid(tx, widgets, placements), widgets);
}

/** Applies operations in sequence. Throws at the first conflict. */
function replay(live: PageState, operations: readonly Operation[]): PageState {
  const state = copyState(live);
  for (const operation of operations) {
    const change = changeOf(operation);
    if (conflictOf(state, change))
      throw pagesChangedConcurrently(operation.change_order, operation.entity_urn);
    applyChange(state, change);
  }
  return state;
}

async function writePages(tx: Db, change: PageChange, theme: string | null): Promise<void> {
  await deleteWidgets(tx, change.deletedInstances);
  await deletePlacements(tx, change.deletedPlacements);
  await putWidgets(tx, change.instances, theme);
  await shiftPlacements(tx, change.movedPlacements);
  await putPlacements(tx, change.placements);
}

/**
 * Lists the instances that do not exist, including instances that were created and then deleted, because widgets may have been placed
 * inside them.
 */
const absentFrom = ({ instances }: PageState): readonly string[] =>
  [...instances].flatMap(([uuid, instance]) => (instance ? [] : [uuid]));
