import { changeOf } from './operation.ts';
import type { Change, InstancePayload, NewOperation, Operation, PlacementPayload } from './operation.ts';
import { applyChange, conflictOf, copyState, isSame, targetOf } from './pageState.ts';
import type { Conflict, PageState } from './pageState.ts';

type Payload = InstancePayload | PlacementPayload;

/** Describes what a draft does to one instance or placement, all its operations together. */
interface NetChange {
  /** The route of its first operation. */
  readonly route: string;
  readonly entity_urn: string;
  /** The state that the draft starts from. Null: there was none. */
  readonly base: Payload | null;
  /** The state that the draft leads to. Null: it is deleted. */
  readonly wanted: Payload | null;
}

/** Describes an instance or a placement that was changed on the live pages since the draft began to change it. */
export interface DraftConflict extends NetChange {
  readonly reason: Conflict;
  /** The state that is live now. Null: it was deleted. */
  readonly live: Payload | null;
}

/** Gathers the operations of a draft by what they change, in the order of the first ones. */
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

/** Puts what is created before what stands in it, and deletes instances last, so that each change fits to the state before it. */
const inOrder = (changes: readonly NetChange[]): readonly NetChange[] =>
  changes.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(net: NetChange): number {
  const { kind, after } = changeFrom(net, net.base);
  if (kind === 'instance') return after ? 0 : 3;
  return after ? 2 : 1;
}

const changeFrom = ({ entity_urn, wanted }: NetChange, before: Payload | null): Change =>
  changeOf({ entity_urn, old_payload: before, new_payload: wanted });

/** Finds what keeps a draft from being published: the instances and placements that are not as the draft found them. */
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
 * Creates the operations that lead from the live pages to what a draft wants, one for each instance and placement. What `keepLive` names
 * stays as it is live. What would fit nowhere any more, such as the placement of a widget that is gone, is left out.
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
