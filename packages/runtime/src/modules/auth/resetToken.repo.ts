import { z } from 'zod';
import { int, noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashOf, time } from './adminToken.repo.ts';

const resetOwner = z.object({ admin_user_id: int, uuid });

/** Finds the enabled administrator of an unexpired reset token. Locks the token: of two concurrent uses one finds it. */
export const lockResetToken = (
  tx: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof resetOwner> | null> =>
  tx.maybeOne(sql.type(resetOwner)`
    select admin.admin_user_id, admin.uuid
    from admin_token token join admin_user admin using (admin_user_id)
    where token.token_hash = ${hashOf(token)} and token.kind = 'reset' and token.expires_at > ${time(now)}
      and admin.status
    for update of token`);

/** Voids the links for a new password that were sent so far. */
export const deleteResetTokens = (tx: Db, adminUserId: number): Promise<number> =>
  tx.run(
    sql.type(noColumns)`delete from admin_token where admin_user_id = ${adminUserId} and kind = 'reset'`,
  );
