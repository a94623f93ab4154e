import type { Db } from '../../platform/db/db.ts';
import { deleteNestedPlacements, deletePlacementsOn } from './widgetPlacement.repo.ts';

/**
 * Deletes the placements of an entity that is being deleted. Deletes instances that were placed only on the entity, along with the
 * widgets inside them. Runs in the same transaction as the deletion, under `lockPlacements`.
 */
export async function deletePlacements(tx: Db, urn: string): Promise<void> {
  await deleteNestedWidgets(tx, await deletePlacementsOn(tx, urn));
}

/** Deletes the placements inside deleted container instances, and recursively inside any instances that are deleted as a result. */
export async function deleteNestedWidgets(tx: Db, uuids: readonly string[]): Promise<void> {
  let deleted = uuids;
  while (deleted.length > 0) deleted = await deleteNestedPlacements(tx, deleted);
}
