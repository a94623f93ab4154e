import { isDeepStrictEqual } from 'node:util';
import type { WidgetRow } from '../widgetInstance.ts';
import type { Change, InstancePayload, PlacementPayload } from './operation.ts';

/** The widget instances and placements of pages by UUID, live or in a draft. `applyChange` mutates it. */
export interface PageState {
  /** The instances by UUID. Null means that no instance has the UUID. A missing UUID has not been looked up. */
  readonly instances: Map<string, InstancePayload | null>;
  readonly placements: Map<string, PlacementPayload>;
  /** The placement UUIDs by position, keyed by `placeOf`. */
  readonly places: Map<string, string>;
}

/** Creates an empty state. */
export const emptyState = (): PageState => ({
  instances: new Map(),
  placements: new Map(),
  places: new Map(),
});

/** Copies a state, so that changes to the copy do not affect the original. */
export const copyState = ({ instances, placements, places }: PageState): PageState => ({
  instances: new Map(instances),
  placements: new Map(placements),
  places: new Map(places),
});

/** Creates the state of the requested widgets from their rows. Widgets without a row do not exist. */
export function liveState(rows: readonly WidgetRow[], requested: readonly string[]): PageState {
  const state = emptyState();
  for (const uuid of requested) state.instances.set(uuid, null);
  for (const { uuid, name, type, settings, status, placements } of rows) {
    state.instances.set(uuid, { uuid, name, type, settings, status });
    for (const placement of placements) setPlacement(state, { ...placement, widget_instance_uuid: uuid });
  }
  return state;
}

/** Applies a change to a state, even if the change conflicts. Deleting an instance also deletes its placements. */
export function applyChange(state: PageState, change: Pick<Change, 'kind' | 'uuid' | 'after'>): void {
  const { kind, uuid, after } = change as Change;
  if (kind === 'placement') {
    if (after) setPlacement(state, after);
    else dropPlacement(state, uuid);
    return;
  }
  state.instances.set(uuid, after);
  if (after) return;
  for (const placement of state.placements.values())
    if (placement.widget_instance_uuid === uuid) dropPlacement(state, placement.uuid);
}

/** Finds the instance or placement that a change targets. Returns null if it does not exist. */
export const targetOf = (state: PageState, { kind, uuid }: Pick<Change, 'kind' | 'uuid'>) =>
  (kind === 'instance' ? state.instances.get(uuid) : state.placements.get(uuid)) ?? null;

/**
 * The reason that a change cannot be applied. `changed`: the target is not in the expected state. `no_widget`: the widget to place does
 * not exist. `occupied`: the widget is already placed at the position.
 */
export type Conflict = 'changed' | 'no_widget' | 'occupied';

/** Returns the reason that a change cannot be applied to a state, or null if it can be applied. */
export function conflictOf(state: PageState, change: Change): Conflict | null {
  if (!isSame(targetOf(state, change), change.before)) return 'changed';
  if (change.kind === 'instance' || !change.after) return null;
  if (state.instances.get(change.widget) === null) return 'no_widget';
  const holder = state.places.get(placeOf(change.after));
  return holder === undefined || holder === change.uuid ? null : 'occupied';
}

/** Compares two values as JSON, treating 0 and -0 as equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const placeOf = ({ widget_instance_uuid, route, area, entity_urn }: PlacementPayload): string =>
  `${widget_instance_uuid} ${route} ${area} ${entity_urn ?? ''}`;

function setPlacement(state: PageState, placement: PlacementPayload): void {
  dropPlacement(state, placement.uuid);
  state.placements.set(placement.uuid, placement);
  state.places.set(placeOf(placement), placement.uuid);
}

function dropPlacement({ placements, places }: PageState, uuid: string): void {
  const placement = placements.get(uuid);
  if (!placement) return;
  placements.delete(uuid);
  const place = placeOf(placement);
  if (places.get(place) === uuid) places.delete(place);
}
