import { changeOf, operationsAt } from './operation.ts';
import type { Operation, RouteCursors } from './operation.ts';
import { emptyState, misfitOf, put } from './pageState.ts';

/**
 * The first operation that would lose its ground if the cursors moved, such as the placement of a widget that would not be
 * made any more; null: what would hold fits together. What is live is not asked: operations say what they started from.
 */
export function brokenOperation<O extends Operation>(
  operations: readonly O[],
  before: RouteCursors,
  after: RouteCursors,
): O | null {
  const held = operationsAt(operations, before);
  const wanted = operationsAt(operations, after);
  const state = emptyState();
  const seen = new Set<string>();
  for (const operation of [...held, ...wanted, ...operations]) {
    if (seen.has(operation.entity_urn)) continue;
    seen.add(operation.entity_urn);
    const change = changeOf(operation);
    put(state, { ...change, after: change.before });
  }
  for (const operation of wanted) {
    const change = changeOf(operation);
    if (misfitOf(state, change)) return operation;
    put(state, change);
  }
  return null;
}
