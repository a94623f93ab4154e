import type { RouteCursors } from './changeset.ts';
import { changeOf, operationsAt } from './operation.ts';
import type { Operation } from './operation.ts';
import { applyChange, conflictOf, emptyState } from './pageState.ts';

/**
 * Returns the first operation that would conflict if the cursors moved, such as the placement of a widget whose creation would be
 * undone. Returns null if the applied operations are consistent. Does not compare with the live pages, because each operation records
 * the state that it starts from.
 */
export function firstConflict<O extends Operation>(
  operations: readonly O[],
  before: RouteCursors,
  after: RouteCursors,
): O | null {
  const applied = operationsAt(operations, before);
  const expected = operationsAt(operations, after);
  const state = emptyState();
  const seen = new Set<string>();
  for (const operation of [...applied, ...expected, ...operations]) {
    if (seen.has(operation.entity_urn)) continue;
    seen.add(operation.entity_urn);
    const change = changeOf(operation);
    applyChange(state, { ...change, after: change.before });
  }
  for (const operation of expected) {
    const change = changeOf(operation);
    if (conflictOf(state, change)) return operation;
    applyChange(state, change);
  }
  return null;
}
