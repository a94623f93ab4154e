import { isDeepStrictEqual } from 'node:util';
import type { WidgetRow } from '../widgetInstance.repo.ts';
import type { Change, InstancePayload, PlacementPayload } from './operation.ts';

/** What stands on pages, by uuid: as it is live, or as a draft has it. `put` changes it in place. */
export interface PageState {
  /** Null: there is none. What is missing was not looked at. */
  readonly instances: Map<string, InstancePayload | null>;
  readonly placements: Map<string, PlacementPayload>;
  /** Which placement holds a spot. */
  readonly spots: Map<string, string>;
}

export const emptyState = (): PageState => ({
  instances: new Map(),
  placements: new Map(),
  spots: new Map(),
});

export const copyState = ({ instances, placements, spots }: PageState): PageState => ({
  instances: new Map(instances),
  placements: new Map(placements),
  spots: new Map(spots),
});

/** The state of the widgets that were asked for; of those that are not among the rows it knows that they do not exist. */
export function liveState(rows: readonly WidgetRow[], asked: readonly string[]): PageState {
  const state = emptyState();
  for (const uuid of asked) state.instances.set(uuid, null);
  for (const { uuid, name, type, settings, status, placements } of rows) {
    state.instances.set(uuid, { uuid, name, type, settings, status });
    for (const placement of placements) setPlacement(state, { ...placement, widget_instance_uuid: uuid });
  }
  return state;
}

/** Does what a change says, whether it fits or not. The placements of an instance go with it. */
export function put(state: PageState, change: Pick<Change, 'kind' | 'uuid' | 'after'>): void {
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

/** The instance or placement that a change is about, as it is; null: there is none. */
export const targetOf = (state: PageState, { kind, uuid }: Pick<Change, 'kind' | 'uuid'>) =>
  (kind === 'instance' ? state.instances.get(uuid) : state.placements.get(uuid)) ?? null;

/** `changed`: it is not what the change starts from. `no_widget`: there is nothing to place. `occupied`: it stands there already. */
export type Misfit = 'changed' | 'no_widget' | 'occupied';

/** Why a change cannot be made; null: it can. */
export function misfitOf(state: PageState, change: Change): Misfit | null {
  if (!isSame(targetOf(state, change), change.before)) return 'changed';
  if (change.kind === 'instance' || !change.after) return null;
  if (state.instances.get(change.widget) === null) return 'no_widget';
  const holder = state.spots.get(spotOf(change.after));
  return holder === undefined || holder === change.uuid ? null : 'occupied';
}

/** Whether two values are the same once they are JSON, which has one zero. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const spotOf = ({ widget_instance_uuid, route, area, entity_urn }: PlacementPayload): string =>
  `${widget_instance_uuid} ${route} ${area} ${entity_urn ?? ''}`;

function setPlacement(state: PageState, placement: PlacementPayload): void {
  dropPlacement(state, placement.uuid);
  state.placements.set(placement.uuid, placement);
  state.spots.set(spotOf(placement), placement.uuid);
}

function dropPlacement({ placements, spots }: PageState, uuid: string): void {
  const placement = placements.get(uuid);
  if (!placement) return;
  placements.delete(uuid);
  const spot = spotOf(placement);
  if (spots.get(spot) === uuid) spots.delete(spot);
}
