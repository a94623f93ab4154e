import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { listChangesetsByIds } from '../drafts/changeset.repo.ts';
import type { ChangesetRow } from '../drafts/changeset.repo.ts';

/** By its integer id. */
export const changesetOfPlan: LoaderDefinition<number, ChangesetRow | undefined> = {
  async load(ids, { db }) {
    const byId = new Map((await listChangesetsByIds(db, ids)).map((row) => [row.changeset_id, row]));
    return ids.map((id) => byId.get(id));
  },
};
