import type { Db } from '../../platform/db/db.ts';
import { deletePlacementsInside, deletePlacementsOn } from './widgetPlacement.repo.ts';

/**
 * Takes every widget off an entity that goes. Instances that were placed there alone are deleted, with what stood inside of
 * them; one that is placed elsewhere stays. Runs in the transaction of the deletion, under `lockPlacements`.
 */
export async function removePlacements(tx: Db, urn: string): Promise<void> {
  await removeInside(tx, await deletePlacementsOn(tx, urn));
}

/** Clears the areas inside of instances that are gone, and those inside of what goes with that, to the last. */
export async function removeInside(tx: Db, uuids: readonly string[]): Promise<void> {
  let gone = uuids;
  while (gone.length > 0) gone = await deletePlacementsInside(tx, gone);
}
