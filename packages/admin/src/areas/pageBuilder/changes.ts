import type { GetChangesetData } from '@shop/sdk';
import type { Instance, Placement } from '../../kit/drafts/draft.ts';

type StoredOperation = GetChangesetData['operations'][number];

/** Effect of a draft on a widget, as the widget's state before and after all of the draft's operations. */
export interface WidgetChange {
  readonly uuid: string;
  readonly before: Instance | null;
  readonly after: Instance | null;
  /** Placements that differ before and after the draft. */
  readonly places: readonly PlaceChange[];
  /** Routes that the changes were made on. Discarding the changes affects the same routes. */
  readonly routes: readonly string[];
}

export interface PlaceChange {
  readonly before: Placement | null;
  readonly after: Placement | null;
}

/** Returns the applied operations of a changeset, which are the operations up to the cursor of their route. */
export const appliedOf = ({ operations, route_cursors }: GetChangesetData): readonly StoredOperation[] =>
  operations.filter(({ route, change_order }) => change_order <= (route_cursors[route] ?? 0));

/**
 * Groups a draft's changes by widget, sorted by each widget's first change. Widgets that the draft both created and deleted are omitted.
 */
export function changesOf(changeset: GetChangesetData): readonly WidgetChange[] {
  const byUrn = Map.groupBy(appliedOf(changeset), ({ entity_urn }) => entity_urn);
  const changes = new Map<
    string,
    { instance: PlaceOf<Instance> | null; places: PlaceChange[]; routes: Set<string> }
  >();
  for (const operations of byUrn.values()) {
    const before = operations[0]?.old_payload ?? null;
    const after = operations.at(-1)?.new_payload ?? null;
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const either = (after ?? before) as Instance | Placement;
    const uuid = 'widget_instance_uuid' in either ? either.widget_instance_uuid : either.uuid;
    const change = changes.get(uuid) ?? { instance: null, places: [], routes: new Set() };
    changes.set(uuid, change);
    for (const { route } of operations) change.routes.add(route);
    if ('widget_instance_uuid' in either) change.places.push({ before, after } as PlaceChange);
    else change.instance = { before, after } as PlaceOf<Instance>;
  }
  return [...changes].map(([uuid, { instance, places, routes }]) => ({
    uuid,
    before: instance?.before ?? null,
    after: instance?.after ?? null,
    places,
    routes: [...routes],
  }));
}

interface PlaceOf<Value> {
  readonly before: Value | null;
  readonly after: Value | null;
}

/** Change types shown to the administrator. */
export type ChangeKind = 'added' | 'removed' | 'moved' | 'switchedOn' | 'switchedOff' | 'changed';

/** Returns the most significant change to a widget. */
export function kindOf({ before, after, places }: WidgetChange): ChangeKind {
  if (places.some((one) => one.before === null) && !places.some((one) => one.after === null)) return 'added';
  if (places.some((one) => one.after === null) && !places.some((one) => one.before === null))
    return 'removed';
  if (before === null && after === null) return 'moved';
  if (before && after && before.status !== after.status) return after.status ? 'switchedOn' : 'switchedOff';
  return 'changed';
}
