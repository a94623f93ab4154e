import { changeOf } from './drafts/operation.ts';
import type { Change, Operation } from './drafts/operation.ts';

/** A page as placements name it; without a urn all pages of the route. */
export interface PageRef {
  readonly route: string;
  readonly entity_urn: string | null;
}

export interface LivePlacement extends PageRef {
  readonly uuid: string;
  readonly widget_uuid: string;
}

/** The last that operations say of an instance or a placement. */
export type LastChange = Change & { readonly route: string; readonly isNew: boolean };

/** Of each instance and placement the last change, in the order of these. What is made and taken away again is left out. */
export function lastChanges(operations: readonly Operation[]): readonly LastChange[] {
  const byTarget = new Map<string, LastChange>();
  for (const operation of operations) {
    const isNew = byTarget.get(operation.entity_urn)?.isNew ?? operation.old_payload === null;
    byTarget.delete(operation.entity_urn);
    byTarget.set(operation.entity_urn, { ...changeOf(operation), route: operation.route, isNew });
  }
  return [...byTarget.values()].filter(({ isNew, after }) => !isNew || after !== null);
}

/**
 * The pages that look different with the operations: where the placements that they change stand and will stand, and where the
 * instances that they change are placed, live or by them. An instance that is placed nowhere counts for the route that the
 * operation was made on. A page of a route that is there as a whole is not named again.
 */
export function changedPages(
  operations: readonly Operation[],
  live: readonly LivePlacement[],
): readonly PageRef[] {
  const changes = lastChanges(operations);
  const pages = changes.flatMap((change): readonly PageRef[] => {
    const after = change.kind === 'placement' && change.after ? [change.after] : [];
    if (change.kind === 'placement') return [...live.filter(({ uuid }) => uuid === change.uuid), ...after];
    const standing = live.filter((placement) => placement.widget_uuid === change.uuid);
    const isPlaced = changes.some(({ kind, widget }) => kind === 'placement' && widget === change.uuid);
    return standing.length > 0 || isPlaced ? standing : [{ route: change.route, entity_urn: null }];
  });
  const whole = new Set(pages.filter(({ entity_urn }) => entity_urn === null).map(({ route }) => route));
  const narrow = pages.filter(({ route, entity_urn }) => entity_urn === null || !whole.has(route));
  const byKey = new Map(
    narrow.map(({ route, entity_urn }) => [`${route} ${entity_urn}`, { route, entity_urn }]),
  );
  return [...byKey.values()];
}
