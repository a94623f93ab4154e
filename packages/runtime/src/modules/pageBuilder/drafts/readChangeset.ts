import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { findChangeset } from './changeset.repo.ts';
import type { ChangesetRow } from './changeset.ts';
import { changesetNotFound } from './errors.ts';

/** Finds a changeset by its integer ID or UUID for reading. Throws 404. */
export async function readChangeset(db: Db, id: string): Promise<ChangesetRow> {
  const ref = idRefOf(id);
  const changeset = ref && (await findChangeset(db, ref));
  if (!changeset) throw changesetNotFound(id);
  return changeset;
}

/** Finds a changeset for reading. Throws 404, and the error from `published` for a published changeset. */
export async function readUnpublished(db: Db, id: string, published: () => Error): Promise<ChangesetRow> {
  const changeset = await readChangeset(db, id);
  if (changeset.published_at !== null) throw published();
  return changeset;
}
