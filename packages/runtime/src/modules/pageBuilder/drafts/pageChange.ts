import type { InstancePayload, PlacementPayload } from './operation.ts';
import { isSame } from './pageState.ts';
import type { PageState } from './pageState.ts';

/** The difference between two page states, to be written to the database. */
export interface PageChange {
  /** The new and changed instances. */
  readonly instances: readonly InstancePayload[];
  /** The new and changed placements. */
  readonly placements: readonly PlacementPayload[];
  /** The UUIDs of the changed placements. All of them must be moved away before their new positions are free. */
  readonly movedPlacements: readonly string[];
  /** The UUIDs of the deleted instances. */
  readonly deletedInstances: readonly string[];
  /** The UUIDs of the deleted placements. */
  readonly deletedPlacements: readonly string[];
}

/** Returns the difference between the target state of pages and their live state. */
export function pageChange(live: PageState, target: PageState): PageChange {
  const instances = [...target.instances].flatMap(([uuid, instance]) =>
    instance && !isSame(instance, live.instances.get(uuid) ?? null) ? [instance] : [],
  );
  const placements = [...target.placements.values()].filter(
    (placement) => !isSame(placement, live.placements.get(placement.uuid) ?? null),
  );
  return {
    instances,
    placements,
    movedPlacements: placements.flatMap(({ uuid }) => (live.placements.has(uuid) ? [uuid] : [])),
    deletedInstances: [...live.instances].flatMap(([uuid, instance]) =>
      instance && !target.instances.get(uuid) ? [uuid] : [],
    ),
    deletedPlacements: [...live.placements.keys()].filter((uuid) => !target.placements.has(uuid)),
  };
}
