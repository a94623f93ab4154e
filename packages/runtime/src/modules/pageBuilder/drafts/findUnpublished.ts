import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { findChangeset } from './changeset.repo.ts';
import type { ChangesetRow } from './changeset.ts';
import { changesetNotFound } from './errors.ts';

/** Finds a changeset to read it. Throws 404, and `published` for a published changeset. */
export async function findUnpublished(db: Db, id: string, published: () => Error): Promise<ChangesetRow> {
  const ref = idRefOf(id);
  const changeset = ref && (await findChangeset(db, ref));
  if (!changeset) throw changesetNotFound(id);
  if (changeset.published_at !== null) throw published();
  return changeset;
}
