import { changeOf } from './drafts/operation.ts';
import type { Operation } from './drafts/operation.ts';

/** A page, identified in the same way as in placements. A null `entity_urn` means all pages of the route. */
export interface PageRef {
  readonly route: string;
  readonly entity_urn: string | null;
}

/** A placement on the live pages. */
export interface LivePlacement extends PageRef {
  readonly uuid: string;
  readonly widget_uuid: string;
}

/**
 * Returns the pages that operations change. These are the pages with changed placements, before or after the change, and the pages that
 * show a changed instance. If all pages of a route change, individual pages are not listed.
 */
export function changedPages(
  operations: readonly Operation[],
  live: readonly LivePlacement[],
): readonly PageRef[] {
  const last = new Map(operations.map((operation) => [operation.entity_urn, changeOf(operation)]));
  const pages = [...last.values()].flatMap(({ kind, uuid, after }): readonly PageRef[] => {
    if (kind === 'instance') return live.filter((placement) => placement.widget_uuid === uuid);
    const placed = live.filter((placement) => placement.uuid === uuid);
    return after ? [...placed, after] : placed;
  });
  const whole = new Set(pages.filter(({ entity_urn }) => entity_urn === null).map(({ route }) => route));
  const narrow = pages.filter(({ route, entity_urn }) => entity_urn === null || !whole.has(route));
  const byKey = new Map(
    narrow.map(({ route, entity_urn }) => [`${route} ${entity_urn}`, { route, entity_urn }]),
  );
  return [...byKey.values()];
}
