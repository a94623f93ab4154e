import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { lockChangeset } from './changeset.repo.ts';
import type { Changeset } from './changeset.repo.ts';
import { changesetNotFound, draftOfAnother } from './errors.ts';

/** What the names of drafts begin with. A changeset of another name is nobody's own. */
export const DRAFT_PREFIX = 'pb-draft-';

/**
 * Locks a changeset that is about to be changed. Throws 404; 403 for the draft of another admin, unless this one may do
 * everything or `isAllowed` says so; and `published` for one that is published.
 */
export async function openChangeset(
  tx: Db,
  id: string,
  admin: AdminCaller,
  { published, isAllowed = false }: { readonly published: () => Error; readonly isAllowed?: boolean },
): Promise<Changeset> {
  const ref = idRefOf(id);
  const changeset = ref && (await lockChangeset(tx, ref));
  if (!changeset) throw changesetNotFound(id);
  if (!isAllowed && isOfAnother(changeset, admin)) throw draftOfAnother();
  if (changeset.published_at !== null) throw published();
  return changeset;
}

const isOfAnother = ({ name, created_by }: Changeset, { id, permissions }: AdminCaller): boolean =>
  name.startsWith(DRAFT_PREFIX) && created_by !== id && !permissions.has('*');
