import type { InstancePayload, PlacementPayload } from './operation.ts';
import { isSame } from './pageState.ts';
import type { PageState } from './pageState.ts';

/** What is to be written so that pages become what they shall be. */
export interface PageChange {
  /** New ones, and those that changed. */
  readonly instances: readonly InstancePayload[];
  readonly placements: readonly PlacementPayload[];
  /** Of the placements those that are there by now: their spots are free once all of them are moved. */
  readonly movedPlacements: readonly string[];
  /** Uuids. */
  readonly goneInstances: readonly string[];
  readonly gonePlacements: readonly string[];
}

/** What tells pages apart from what they were. */
export function pageChange(live: PageState, wanted: PageState): PageChange {
  const instances = [...wanted.instances].flatMap(([uuid, instance]) =>
    instance && !isSame(instance, live.instances.get(uuid) ?? null) ? [instance] : [],
  );
  const placements = [...wanted.placements.values()].filter(
    (placement) => !isSame(placement, live.placements.get(placement.uuid) ?? null),
  );
  return {
    instances,
    placements,
    movedPlacements: placements.flatMap(({ uuid }) => (live.placements.has(uuid) ? [uuid] : [])),
    goneInstances: [...live.instances].flatMap(([uuid, instance]) =>
      instance && !wanted.instances.get(uuid) ? [uuid] : [],
    ),
    gonePlacements: [...live.placements.keys()].filter((uuid) => !wanted.placements.has(uuid)),
  };
}
