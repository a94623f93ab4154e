import type { AppContext } from '../../../platform/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { unauthorized } from '../../../platform/errors.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import { activeTheme } from '../activeTheme.ts';
import { insertChangeset } from './changeset.repo.ts';
import type { ChangesetRow } from './changeset.repo.ts';
import { draftExists } from './errors.ts';

/** Begins an admin's changeset of the active theme. Throws 409 DRAFT_EXISTS for a second open draft. */
export const createChangeset = (
  app: AppContext,
  db: Db,
  name: string,
  admin: AdminCaller,
): Promise<ChangesetRow> =>
  onConstraint({ changeset_open_draft_key: draftExists, changeset_created_by_fkey: unauthorized }, () =>
    insertChangeset(db, { name, theme: activeTheme(app), created_by: admin.id }),
  );
