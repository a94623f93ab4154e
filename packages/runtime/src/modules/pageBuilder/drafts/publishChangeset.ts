import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { checkSettings } from '../checkSettings.ts';
import { lockPlacements } from '../lockPlacements.ts';
import { removeInside } from '../removePlacements.ts';
import { listWidgetsByUuid } from '../widgetInstance.repo.ts';
import { markPublished } from './changeset.repo.ts';
import type { ChangesetRow } from './changeset.repo.ts';
import { listOperations } from './changesetOperation.repo.ts';
import { pagesChangedMeanwhile, publishedAlready } from './errors.ts';
import {
  deletePlacements,
  deleteWidgets,
  movePlacementsAside,
  putPlacements,
  putWidgets,
} from './livePages.repo.ts';
import { openChangeset } from './openChangeset.ts';
import { changeOf, operationsAt } from './operation.ts';
import type { Operation } from './operation.ts';
import { pageChange } from './pageChange.ts';
import type { PageChange } from './pageChange.ts';
import { copyState, liveState, misfitOf, put } from './pageState.ts';
import type { PageState } from './pageState.ts';

/**
 * Writes what holds of a changeset to the live pages, ends its rollout plans and closes it. All or nothing, in a number of
 * statements that does not grow with the operations. Throws 404, 403, 400 CHANGESET_PUBLISHED, UNKNOWN_WIDGET_TYPE and
 * BAD_WIDGET_SETTINGS where a type asks for more by now, 409 PAGES_CHANGED and HOMEPAGE_BUSY.
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
    const wanted = play(live, operations);
    const change = pageChange(live, wanted);
    for (const { type, settings } of change.instances) checkSettings(app, type, settings);
    await writePages(tx, change, theme);
    await removeInside(tx, absentFrom(wanted));
    return markPublished(tx, changeset_id);
  });

async function readLive(tx: Db, operations: readonly Operation[]): Promise<PageState> {
  const changes = operations.map(changeOf);
  const widgets = [...new Set(changes.map(({ widget }) => widget))];
  const placements = changes.flatMap(({ kind, uuid }) => (kind === 'placement' ? [uuid] : []));
  return liveState(await listWidgetsByUuid(tx, widgets, placements), widgets);
}

/** The pages after all operations, in their order. Throws for the first that does not fit. */
function play(live: PageState, operations: readonly Operation[]): PageState {
  const state = copyState(live);
  for (const operation of operations) {
    const change = changeOf(operation);
    if (misfitOf(state, change)) throw pagesChangedMeanwhile(operation.change_order, operation.entity_urn);
    put(state, change);
  }
  return state;
}

async function writePages(tx: Db, change: PageChange, theme: string | null): Promise<void> {
  await deleteWidgets(tx, change.goneInstances);
  await deletePlacements(tx, change.gonePlacements);
  await putWidgets(tx, change.instances, theme);
  await movePlacementsAside(tx, change.movedPlacements);
  await putPlacements(tx, change.placements);
}

/** Instances that are not there, those too that the operations made and took away again: something may have been put inside. */
const absentFrom = ({ instances }: PageState): readonly string[] =>
  [...instances].flatMap(([uuid, instance]) => (instance ? [] : [uuid]));
