import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { listOperations } from './changesetOperation.repo.ts';
import type { OperationRow } from './changesetOperation.repo.ts';

/** By the changeset's integer id, in the order that they were added. */
export const operationsOfChangeset: LoaderDefinition<number, readonly OperationRow[]> = {
  async load(ids, { db }) {
    const byChangeset = Map.groupBy(await listOperations(db, ids), (row) => row.changeset_id);
    return ids.map((id) => byChangeset.get(id) ?? []);
  },
};
