import type { Db } from '../../platform/db/db.ts';
import { deleteNestedPlacements, deletePlacementsOn } from './widgetPlacement.repo.ts';

/**
 * Deletes the placements on an entity that is being deleted. Instances that were placed only there are deleted with the widgets inside
 * them; other instances remain. Runs in the transaction of the deletion, under `lockPlacements`.
 */
export async function deletePlacements(tx: Db, urn: string): Promise<void> {
  await deleteNestedWidgets(tx, await deletePlacementsOn(tx, urn));
}

/** Deletes the placements inside deleted instances and, recursively, inside instances that this deletes. */
export async function deleteNestedWidgets(tx: Db, uuids: readonly string[]): Promise<void> {
  let deleted = uuids;
  while (deleted.length > 0) deleted = await deleteNestedPlacements(tx, deleted);
}
