import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { AdminCaller } from '../../../platform/contracts/caller.ts';
import { lockChangeset } from './changeset.repo.ts';
import { DRAFT_PREFIX } from './changeset.ts';
import type { Changeset } from './changeset.ts';
import { changesetNotFound, draftOfAnother } from './errors.ts';

/**
 * Locks a changeset to change it. Throws 404 if it does not exist. Throws 403 for another administrator's private draft, unless the
 * caller has all permissions or `isAllowed` is true. Throws the error from `published` for a published changeset.
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
