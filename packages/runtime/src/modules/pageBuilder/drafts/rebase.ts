import { changeOf } from './operation.ts';
import type { Change, InstancePayload, NewOperation, Operation, PlacementPayload } from './operation.ts';
import { applyChange, conflictOf, copyState, isSame, targetOf } from './pageState.ts';
import type { Conflict, PageState } from './pageState.ts';

type Payload = InstancePayload | PlacementPayload;

/** The combined effect of a draft's operations on one instance or placement. */
interface NetChange {
  /** The route of the first operation. */
  readonly route: string;
  readonly entity_urn: string;
  /** The state before the draft. Null if the target did not exist. */
  readonly base: Payload | null;
  /** The state after the draft. Null if the target is deleted. */
  readonly wanted: Payload | null;
}

/** An instance or placement that has changed on the live pages since the draft first changed it. */
export interface DraftConflict extends NetChange {
  readonly reason: Conflict;
  /** The current live state. Null if the target was deleted. */
  readonly live: Payload | null;
}

/** Groups a draft's operations by target, sorted by the first operation on each target. */
function netChanges(operations: readonly Operation[]): readonly NetChange[] {
  return [...Map.groupBy(operations, ({ entity_urn }) => entity_urn)].map(([entity_urn, own]) => {
    const [first, last] = [own[0] as Operation, own.at(-1) as Operation];
    return {
      route: first.route,
      entity_urn,
      base: changeOf(first).before,
      wanted: changeOf(last).after,
    };
  });
}

/**
 * Sorts changes so that each one can be applied after the previous ones: creations before the placements that need them, and instance
 * deletions last.
 */
const inOrder = (changes: readonly NetChange[]): readonly NetChange[] =>
  changes.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(net: NetChange): number {
  const { kind, after } = changeFrom(net, net.base);
  if (kind === 'instance') return after ? 0 : 3;
  return after ? 2 : 1;
}

const changeFrom = ({ entity_urn, wanted }: NetChange, before: Payload | null): Change =>
  changeOf({ entity_urn, old_payload: before, new_payload: wanted });

/**
 * Returns the conflicts that prevent a draft from being published. A conflict is an instance or placement that has changed on the live
 * pages since the draft first changed it.
 */
export function conflictsOf(live: PageState, operations: readonly Operation[]): readonly DraftConflict[] {
  const state = copyState(live);
  return inOrder(netChanges(operations)).flatMap((net) => {
    const change = changeFrom(net, net.base);
    const now = targetOf(live, change);
    const reason = conflictOf(state, change);
    if (reason === null) applyChange(state, change);
    return reason === null || isSame(now, net.wanted) ? [] : [{ ...net, reason, live: now }];
  });
}

/**
 * Creates the operations that change the live pages to the draft's target state, one per instance or placement. Targets in `keepLive`
 * keep their live state. Operations that no longer apply, such as placing a deleted widget, are omitted.
 */
export function rebase(
  live: PageState,
  operations: readonly Operation[],
  keepLive: ReadonlySet<string>,
): readonly NewOperation[] {
  const state = copyState(live);
  return inOrder(netChanges(operations)).flatMap((net) => {
    if (keepLive.has(net.entity_urn)) return [];
    const now = targetOf(state, changeFrom(net, net.base));
    if (isSame(now, net.wanted)) return [];
    const change = changeFrom(net, now as Payload | null);
    if (conflictOf(state, change) !== null) return [];
    applyChange(state, change);
    const { route, entity_urn, wanted } = net;
    return [{ route, entity_urn, old_payload: change.before, new_payload: wanted }];
  });
}
